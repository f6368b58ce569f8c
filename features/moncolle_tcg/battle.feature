Feature: Battle

  The timings that every battle runs through, and what is left out when a side has no units.

  @moncolle_tcg.battle.timing_order
  Rule: A battle runs through instant summon, line-up and initiative timing, then either both normal timings or a simultaneous attack, then battle end.
    Scenario Outline: instant summons come first, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      When <marching> marches <unit> to <area>
      Then <marching> is asked for instant summons about <area>

      Examples:
        | marching | unit   | area |
        | South    | Knight | c3   |
        | North    | Ogre   | c2   |

    Scenario Outline: the line-ups come next, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | a3   |
      And <marching> has marched <units> to <area>
      And <marching> has passed
      When <defending> passes
      Then <marching> is asked for line up about <area>

      Examples:
        | marching | defending | units             | area |
        | South    | North     | Knight and Squire | a3   |
        | North    | South     | Ogre and Troll    | a2   |

    Scenario Outline: after the line-ups the dice fall, and <first> is first, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
        | Troll  | North | b3   |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South <south> and North <north>
      When <defending> lines up <order>
      Then <first> is asked for before attack effects

      Examples:
        | marching | defending | units             | area | order             | south | north | first |
        | South    | North     | Knight and Squire | b3   | Troll and Ogre    | 4     | 2     | South |
        | South    | North     | Knight and Squire | b3   | Ogre and Troll    | 1     | 5     | North |
        | North    | South     | Ogre and Troll    | b2   | Squire and Knight | 3     | 6     | North |

    Scenario Outline: lining up in the instant summon timing is refused, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   |
        | Knight | <marching>  | <near> |
        | Squire | <marching>  | <near> |
        | Ogre   | <defending> | <far>  |
        | Troll  | <defending> | <far>  |
      And <marching> has marched Knight and Squire to <far>
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to line up <units>
      Then it is refused under moncolle_tcg.battle.timing_order

      Examples:
        | seat  | units             | marching | defending | near | far |
        | South | Squire and Knight | South    | North     | a2   | a3  |
        | North | Troll and Ogre    | South    | North     | a2   | a3  |
        | North | Squire and Knight | North    | South     | a3   | a2  |
        | South | Troll and Ogre    | North    | South     | a3   | a2  |

    Scenario Outline: no instant summon in <seat>'s <timing>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence |
        | Knight | <defending> | <near> | 9       |
        | Squire | <defending> | <near> | 9       |
        | Ogre   | <marching>  | <far>  | 9       |
        | Troll  | <marching>  | <far>  | 9       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Ogre and Troll to <near>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order

      Examples:
        | seat  | timing               | marching | defending | near | far |
        | North | line-up              | North    | South     | c2   | c3  |
        | South | line-up              | North    | South     | c2   | c3  |
        | North | before-attack timing | North    | South     | c2   | c3  |
        | South | before-attack timing | North    | South     | c2   | c3  |
        | South | after-attack timing  | North    | South     | c2   | c3  |
        | North | after-attack timing  | North    | South     | c2   | c3  |
        | South | right to counter     | North    | South     | c2   | c3  |
        | North | right to counter     | North    | South     | c2   | c3  |
        | South | line-up              | South    | North     | c3   | c2  |
        | North | line-up              | South    | North     | c3   | c2  |
        | South | before-attack timing | South    | North     | c3   | c2  |
        | North | before-attack timing | South    | North     | c3   | c2  |
        | North | after-attack timing  | South    | North     | c3   | c2  |
        | South | after-attack timing  | South    | North     | c3   | c2  |
        | North | right to counter     | South    | North     | c3   | c2  |
        | South | right to counter     | South    | North     | c3   | c2  |

    Scenario Outline: after both normal timings nobody strikes again, <first> first and <defending> ready again
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect             |
        | Knight | <marching>  | <from> | 2      | 3       |                    |
        | Ogre   | <defending> | <area> | 2      | 3       | normal: ready this |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s after-attack timing, <first> having gone first
      And <defending> has used Ogre
      When the battle is fought out
      Then no battle is going on
      And Ogre is ready

      Examples:
        | marching | defending | from | area | first |
        | South    | North     | b2   | b3   | South |
        | South    | North     | b2   | b3   | North |
        | North    | South     | c3   | c2   | South |
        | North    | South     | c3   | c2   | North |

    Scenario Outline: after a simultaneous attack the battle is over, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                   |
        | Knight | South | c2   | 9       | normal: [9] to all units |
        | Squire | South | c2   | 9       |                          |
        | Ogre   | North | c3   | 9       | normal: [9] to all units |
        | Troll  | North | c3   | 9       |                          |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 4 and North 4
      When <defending> lines up <order>
      Then no battle is going on
      And <units> are in <home>

      Examples:
        | marching | defending | units             | area | order             | home |
        | South    | North     | Knight and Squire | c3   | Ogre and Troll    | c2   |
        | North    | South     | Ogre and Troll    | c2   | Knight and Squire | c3   |

    Scenario Outline: after the second normal timing comes the end, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence |
        | Knight | <defending> | <near> | 9       |
        | Ogre   | <marching>  | <far>  | 9       |
      And <marching> has marched Ogre to <near>
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      When <second> passes
      Then no battle is going on
      And Ogre is in <far>

      Examples:
        | first | second | marching | defending | near | far |
        | South | North  | North    | South     | a2   | a3  |
        | North | South  | North    | South     | a2   | a3  |
        | North | South  | South    | North     | a3   | a2  |
        | South | North  | South    | North     | a3   | a2  |

    Scenario Outline: in the second battle of a turn, at <seat>'s <timing>: <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                                                           |
        | Knight | South | c2   | 9      | 9       | Item 1   |                                                                  |
        | Squire | South | a2   | 3      | 9       | Item 1   | normal, declared: attack +1 to this                              |
        | Page   | South | a2   | 0      | 9       | Item 1   | counter, declared: defence +1 to this                            |
        | Goblin | North | c3   | 0      | 3       |          |                                                                  |
        | Ogre   | North | a3   | 0      | 9       | Item 1   | counter, declared: defence +1 to this / normal, declared: draw 1 |
      And Squire wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Golem  | unit      |         |
        | Shield | equipment |         |
      And South has marched Knight to c3
      And the battle has been fought out with South going first
      And South has marched Squire and Page to a3
      And the battle has reached <seat>'s <timing>
      When <seat> <deed>
      Then <outcome>

      Examples:
        | seat  | timing                | deed                                    | outcome                                                             |
        | South | instant summon timing | throws Sword away                       | Squire wears nothing                                                |
        | South | instant summon timing | instantly summons Imp                   | Imp is in a3                                                        |
        | South | instant summon timing | equips Page with Shield                 | Page wears Shield                                                   |
        | South | line-up               | passes Sword to Page                    | Page wears Sword                                                    |
        | South | before-attack timing  | uses Squire                             | North is asked for a counter                                        |
        | South | after-attack timing   | uses Squire                             | North is asked for a counter                                        |
        | North | right to counter      | uses Ogre                               | South is asked for a counter                                        |
        | South | instant summon timing | tries to instantly summon Golem         | it is refused under moncolle_tcg.battle.instant_eligible            |
        | South | instant summon timing | tries to equip Knight with Shield       | it is refused under moncolle_tcg.ruling.instant_equipment_in_battle |
        | South | line-up               | tries to line up Squire                 | it is refused under moncolle_tcg.ruling.line_up_is_a_row            |
        | South | line-up               | tries to pass Sword to Knight           | it is refused under moncolle_tcg.equip.swap_scope                   |
        | South | before-attack timing  | tries to use Page                       | it is refused under moncolle_tcg.timing.counter                     |
        | South | after-attack timing   | tries to use Page                       | it is refused under moncolle_tcg.timing.counter                     |
        | North | right to counter      | tries to use the second ability of Ogre | it is refused under moncolle_tcg.timing.normal                      |

    Scenario Outline: after the second failed march of a turn a summoned unit goes back, too, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Scout  | <marching>  | <one>  | 0      | 9       |
        | Knight | <marching>  | <one>  | 0      | 9       |
        | Squire | <marching>  | <two>  | 0      | 9       |
        | Ogre   | <defending> | <area> | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Scout to <area>
      And the battle has been fought out with <defending> going first
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> returns Imp to <two>
      Then Imp is in <two>
      And Scout is in <one>

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

  @moncolle_tcg.battle.empty_side
  Rule: A side without units in the battle has no normal timing; a side whose enemies are gone keeps its normal timing.
    Scenario Outline: a side whose enemies are gone may still act, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <near> | 3      | 3       |
        | Ogre   | <defending> | <far>  | 3      | 3       |
      And <marching> has marched Knight to <far>
      When the battle reaches <first>'s after-attack timing
      Then a battle is going on in <far>
      And <loser> is not on the battlefield

      Examples:
        | first | loser  | marching | defending | near | far |
        | South | Ogre   | South    | North     | b2   | b3  |
        | North | Knight | South    | North     | b2   | b3  |
        | North | Ogre   | North    | South     | b3   | b2  |
        | South | Knight | North    | South     | b3   | b2  |

    Scenario Outline: a second side without units has no normal timing, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <defending> | <near> | 3      | 3       |
        | Ogre   | <marching>  | <far>  | 3      | 3       |
      And <marching> has marched Ogre to <near>
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      When <first> passes
      Then no battle is going on

      Examples:
        | first | second | marching | defending | near | far |
        | South | North  | North    | South     | c2   | c3  |
        | North | South  | North    | South     | c2   | c3  |
        | North | South  | South    | North     | c3   | c2  |
        | South | North  | South    | North     | c3   | c2  |

    Scenario Outline: the second side acts although the first side, <first>, is gone
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                        |
        | Knight | <marching>  | <near> | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | <defending> | <far>  | 1      | 3       | counter: [3] to an enemy unit |
      And <marching> has marched Knight to <far>
      And the battle has reached <second>'s right to counter
      And <second> has used <killer> on <victim>
      When <first> passes
      And <second> passes
      Then <second> is asked for before attack effects

      Examples:
        | first | second | killer | victim | marching | defending | near | far |
        | South | North  | Ogre   | Knight | South    | North     | a2   | a3  |
        | North | South  | Knight | Ogre   | South    | North     | a2   | a3  |
        | North | South  | Ogre   | Knight | North    | South     | a3   | a2  |
        | South | North  | Knight | Ogre   | North    | South     | a3   | a2  |

    Scenario Outline: with its enemies gone the second side, <second>, has its actions after the attack as well
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                        |
        | Knight | <defending> | <near> | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | <marching>  | <far>  | 1      | 3       | counter: [3] to an enemy unit |
      And <marching> has marched Ogre to <near>
      And the battle has reached <second>'s right to counter
      And <second> has used <killer> on <victim>
      And the battle has reached <second>'s before-attack timing
      When <second> passes
      Then <second> is asked for after attack effects

      Examples:
        | first | second | killer | victim | marching | defending | near | far |
        | South | North  | Ogre   | Knight | North    | South     | b2   | b3  |
        | North | South  | Knight | Ogre   | North    | South     | b2   | b3  |
        | North | South  | Ogre   | Knight | South    | North     | b3   | b2  |
        | South | North  | Knight | Ogre   | South    | North     | b3   | b2  |

    Scenario Outline: a first side without units is left out, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c2   | 3       |
        | Ogre   | North | c3   | 3       |
      And <marching>'s hand holds these cards
        | card | instant | effect                                            |
        | Imp  | yes     | when this is summoned, battle: [3] to enemy units |
      And <marching> has marched <unit> to <area>
      And <marching> has instantly summoned Imp
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <marching>'s before-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | marching | unit   | enemy  | area | south | north |
        | South    | Knight | Ogre   | c3   | 1     | 6     |
        | North    | Ogre   | Knight | c2   | 6     | 1     |

    Scenario Outline: with nobody left on either side the battle is over, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | effect                   |
        | Knight | <defending> | <near> | 3       | normal: [3] to all units |
        | Ogre   | <marching>  | <far>  | 3       | normal: [3] to all units |
      And <marching> has marched Ogre to <near>
      And the battle has reached <first>'s before-attack timing
      And <first> has used <unit>
      When <second> passes
      Then no battle is going on
      And the battlefield is empty

      Examples:
        | first | second | unit   | marching | defending | near | far |
        | South | North  | Knight | North    | South     | a2   | a3  |
        | North | South  | Ogre   | North    | South     | a2   | a3  |
        | North | South  | Knight | South    | North     | a3   | a2  |
        | South | North  | Ogre   | South    | North     | a3   | a2  |

  @moncolle_tcg.battle.icons_per_battle
  Rule: Icons used in one battle can be used again in the next.
    Scenario Outline: a defender's Spell icon pays in the second battle of a turn, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing   |
        | Mage   | <defending> | <area> | 9       | Spell fire |
        | Knight | <marching>  | <one>  | 9       |            |
        | Squire | <marching>  | <two>  | 9       |            |
      And <defending>'s hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | normal, cost fire: [1] to a unit |
        | Flash | battle spell | normal, cost fire: [1] to a unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Spark through Mage on Knight paid by Mage's fire
      And the battle is fought out
      And <marching> has marched Squire to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> uses Flash through Mage on Squire paid by Mage's fire
      Then the chain has 1 declaration

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |

    Scenario Outline: a defender's Item icon pays in the second battle of a turn, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing |
        | Thief  | <defending> | <area> | 9       | Item 1   |
        | Knight | <marching>  | <one>  | 9       |          |
        | Squire | <marching>  | <two>  | 9       |          |
      And <defending>'s hand holds these cards
        | card  | kind       | effect                             |
        | Salve | consumable | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable | normal, cost 1 item: [1] to a unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Salve through Thief on Knight
      And the battle is fought out
      And <marching> has marched Squire to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> uses Dust through Thief on Squire
      Then the chain has 1 declaration

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | a3   | a2  | b3  |
        | North    | South     | b2   | b3  | c2  |

    Scenario Outline: a marching unit's icons pay again in the battle of the next turn, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side        | area   | defence | standing           |
        | Mage | <marching>  | <from> | 9       | Spell fire, Item 1 |
        | Ogre | <defending> | <area> | 9       |                    |
      And <marching>'s hand holds these cards
        | card  | kind         | effect                             |
        | Spark | battle spell | normal, cost fire: [1] to a unit   |
        | Flash | battle spell | normal, cost fire: [1] to a unit   |
        | Salve | consumable   | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable   | normal, cost 1 item: [1] to a unit |
      And <marching> has marched Mage to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Spark through Mage on Ogre paid by Mage's fire
      And <defending> has passed
      And <marching> has used Salve through Mage on Ogre
      And the battle is fought out
      And <marching> plays the turn to its end
      And <defending> has discarded nothing
      And <defending> has marched Ogre to <from>
      When the battle reaches <marching>'s before-attack timing
      Then <marching> can use exactly Flash and Dust

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: in one battle an icon does not come back, in the <timing>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side        | area   | defence | standing           |
        | Mage | <defending> | <near> | 9       | Spell fire, Item 1 |
        | Ogre | <marching>  | <far>  | 9       |                    |
      And <defending>'s hand holds these cards
        | card  | kind         | effect                             |
        | Spark | battle spell | normal, cost fire: [1] to a unit   |
        | Flash | battle spell | normal, cost fire: [1] to a unit   |
        | Salve | consumable   | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable   | normal, cost 1 item: [1] to a unit |
      And <marching> has marched Ogre to <near>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Spark through Mage on Ogre paid by Mage's fire
      And <marching> has passed
      And <defending> has used Salve through Mage on Ogre
      When the battle reaches <defending>'s <timing>
      Then <defending> can use nothing

      Examples:
        | timing               | marching | defending | near | far |
        | before-attack timing | North    | South     | b2   | b3  |
        | after-attack timing  | North    | South     | b2   | b3  |
        | before-attack timing | South    | North     | b3   | b2  |
        | after-attack timing  | South    | North     | b3   | b2  |

    Scenario Outline: an Item icon used in a battle for the base pays in the next one, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing |
        | Thief  | <defending> | <area> | 9       | Item 1   |
        | Knight | <marching>  | <one>  | 9       |          |
        | Squire | <marching>  | <two>  | 9       |          |
      And <defending>'s hand holds these cards
        | card  | kind       | effect                             |
        | Salve | consumable | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable | normal, cost 1 item: [1] to a unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Salve through Thief on Knight
      And the battle is fought out
      And <marching> has marched Squire to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> uses Dust through Thief on Squire
      Then the chain has 1 declaration

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b4   | b3  | a4  |
        | North    | South     | b1   | b2  | c1  |
