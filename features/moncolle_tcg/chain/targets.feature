Feature: Counter chain

  @moncolle_tcg.chain.target_declarer
  Rule: A counter may be aimed at a unit that has made a declaration in the same chain.
    Scenario Outline: <seat> counters the unit that used a <kind>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                  |
        | Mage | <other> | <from> | Spell fire, Item 1 | normal, declared: draw 1                |
        | Page | <other> | <from> |                    |                                         |
        | Ogre | <seat>  | <to>   |                    | counter, declared: [3] to an enemy unit |
      And <other>'s hand holds these cards
        | card   | kind         | effect                       |
        | Flame  | battle spell | normal, cost fire: draw 1    |
        | Potion | consumable   | normal, cost 1 items: draw 1 |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Mage is not on the battlefield

      Examples:
        | kind       | seat  | other | from | to | what                                   |
        | ability    | North | South | b2   | b3 | Mage                                   |
        | ability    | South | North | c3   | c2 | Mage                                   |
        | spell      | North | South | a2   | a3 | Flame through Mage paid by Mage's fire |
        | consumable | South | North | b3   | b2 | Potion through Mage                    |

    Scenario Outline: a unit that declared nothing is no proper target: <unit>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <other> | <from> | normal, declared: draw 1                |
        | Page | <other> | <from> |                                         |
        | Ogre | <seat>  | <to>   | counter, declared: defence +1 to a unit |
        | Imp  | <seat>  | <to>   |                                         |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> tries to use Ogre on <unit>
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration

      Examples:
        | seat  | other | from | to | unit |
        | North | South | b2   | b3 | Page |
        | South | North | c3   | c2 | Page |
        | North | South | a2   | a3 | Imp  |
        | South | North | b3   | b2 | Imp  |
        | North | South | c2   | c3 | Ogre |

    Scenario Outline: every attacker has declared the attack: <unit>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state | effect                                  |
        | Archer | <other> | <from> |       |                                         |
        | Knight | <other> | <from> |       |                                         |
        | Squire | <other> | <from> |       |                                         |
        | Ogre   | <seat>  | <to>   |       | counter, declared: [3] to an enemy unit |
      And <other> has marched Archer, Knight and Squire to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> uses Ogre on <unit>
      Then the chain has 2 declarations

      Examples:
        | seat  | other | from | to | unit   |
        | North | South | b2   | b3 | Archer |
        | South | North | c3   | c2 | Knight |
        | North | South | a2   | a3 | Squire |

    Scenario Outline: <seat> counters the user of a spell for which another unit lends an icon
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing    | effect                                  |
        | Mage | <other> | <from> | Spell fire  |                                         |
        | Page | <other> | <from> | Spell water |                                         |
        | Ogre | <seat>  | <to>   |             | counter, declared: [3] to an enemy unit |
      And <other>'s hand holds these cards
        | card  | kind         | effect                          |
        | Flame | battle spell | normal, cost fire water: draw 1 |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Flame through Page paid by Mage's fire and Page's water
      When <seat> uses Ogre on Page
      Then the chain has 2 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario: everything that a counter could be aimed at
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                 |
        | Mage | North | b3   | normal, declared: [1] to an enemy unit |
        | Page | North | b3   |                                        |
        | Ogre | South | b2   | counter, declared: attack +1 to a unit |
        | Imp  | South | b2   |                                        |
      And North has marched Mage and Page to b2
      And the battle has reached North's before-attack timing
      When North uses Mage on Imp
      Then South can use Ogre on exactly Mage and Imp

  @moncolle_tcg.chain.target_of_declaration
  Rule: A counter may be aimed at what a declaration of the same chain was aimed at, and at no unit that has nothing to do with the chain.
    Scenario Outline: <seat> protects the target of a <kind>, <unit>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                             |
        | Mage | <other> | <from> | Spell fire, Item 1 | normal, declared: [3] to two enemy units           |
        | Ogre | <seat>  | <to>   |                    |                                                    |
        | Imp  | <seat>  | <to>   |                    |                                                    |
        | Nun  | <seat>  | <to>   |                    | counter, declared: defence +1 to one of your units |
      And <other>'s hand holds these cards
        | card   | kind         | effect                                       |
        | Flame  | battle spell | normal, cost fire: [3] to two enemy units    |
        | Potion | consumable   | normal, cost 1 items: [3] to two enemy units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Nun on <unit>
      When both sides pass
      Then <unit> is in <to>
      And <victim> is not on the battlefield

      Examples:
        | kind       | seat  | other | from | to | what                                                   | unit | victim |
        | ability    | North | South | b2   | b3 | Mage on Ogre and Imp                                   | Ogre | Imp    |
        | ability    | South | North | c3   | c2 | Mage on Ogre and Imp                                   | Imp  | Ogre   |
        | spell      | North | South | a2   | a3 | Flame through Mage on Ogre and Imp paid by Mage's fire | Imp  | Ogre   |
        | consumable | South | North | b3   | b2 | Potion through Mage on Ogre and Imp                    | Ogre | Imp    |

    Scenario Outline: <seat> cannot aim at <unit>, at whom nothing was aimed
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit  |
        | Page | <other> | <from> |                                         |
        | Ogre | <seat>  | <to>   |                                         |
        | Imp  | <seat>  | <to>   |                                         |
        | Nun  | <seat>  | <to>   | counter, declared: defence +1 to a unit |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      When <seat> tries to use Nun on <unit>
      Then it is refused under moncolle_tcg.chain.target_of_declaration or moncolle_tcg.chain.target_declarer
      And the chain has 1 declaration

      Examples:
        | seat  | other | from | to | unit |
        | North | South | b2   | b3 | Imp  |
        | South | North | b3   | b2 | Imp  |
        | North | South | c2   | c3 | Nun  |
        | South | North | a3   | a2 | Nun  |
        | North | South | a2   | a3 | Page |

    Scenario Outline: a party that an ability reaches was aimed at as a whole: <unit>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <other> | <from> | normal, declared: [3] to all enemy units           |
        | Ogre | <seat>  | <to>   |                                                    |
        | Imp  | <seat>  | <to>   |                                                    |
        | Nun  | <seat>  | <to>   | counter, declared: defence +1 to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Nun on <unit>
      When both sides pass
      Then <unit> is in <to>

      Examples:
        | seat  | other | from | to | unit |
        | North | South | b2   | b3 | Ogre |
        | South | North | c3   | c2 | Imp  |
        | North | South | a2   | a3 | Nun  |

    Scenario Outline: units of either side are targets of an effect on all units, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                             |
        | Mage | <other> | <from> | 9       | normal, declared: [1] to all units |
        | Page | <other> | <from> | 9       |                                    |
        | Ogre | <seat>  | <to>   | 9       | counter, declared: [1] to a unit   |
        | Imp  | <seat>  | <to>   | 9       |                                    |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> uses Ogre on <unit>
      Then the chain has 2 declarations

      Examples:
        | seat  | other | from | to | unit |
        | North | South | b2   | b3 | Page |
        | South | North | c3   | c2 | Page |
        | North | South | b2   | b3 | Imp  |
        | South | North | c3   | c2 | Imp  |

  @moncolle_tcg.chain.target_player
  Rule: A counter may be aimed at either player of the battle.
    Scenario Outline: <seat>'s counter makes <whom> <what>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <other> | <from> | normal, declared: attack +1 to this |
        | Ogre | <seat>  | <to>   | counter, declared: <effect>         |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      When both sides pass
      Then <found>

      Examples:
        | seat  | other | from | to | whom         | what            | effect            | found                                   |
        | North | South | b2   | b3 | the opponent | discard         | the enemy drops 2 | South's hand has 0 cards                |
        | South | North | c3   | c2 | the opponent | discard         | the enemy drops 2 | North's hand has 0 cards                |
        | North | South | a2   | a3 | itself       | draw            | draw 1            | North's hand has 3 cards                |
        | South | North | b3   | b2 | itself       | draw            | draw 1            | South's hand has 3 cards                |
        | North | South | c2   | c3 | the opponent | lose deck cards | the enemy mills 1 | South Deck 1 is in South's discard pile |
        | South | North | a3   | a2 | the opponent | lose deck cards | the enemy mills 1 | North Deck 1 is in North's discard pile |

    Scenario Outline: a player is a proper target of a counter to an attack, too
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <other> | <from> |                                      |
        | Ogre   | <seat>  | <to>   | counter, declared: the enemy drops 1 |
      And <other>'s hand holds 1 card
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      When both sides pass
      Then <other>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | b3   | b2 |

  @moncolle_tcg.chain.any_link
  Rule: What a counter may be aimed at comes from every declaration of its chain, not only from the last one.
    Scenario Outline: <seat>'s second counter is aimed at <what> of the first declaration
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                        |
        | Mage | <other> | <from> | normal, declared: [1] to an enemy unit                                        |
        | Page | <other> | <from> | counter, declared: attack +1 to this                                          |
        | Ogre | <seat>  | <to>   | counter, declared: attack +1 to this / counter, declared: attack +1 to a unit |
        | Imp  | <seat>  | <to>   |                                                                               |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      And <seat> has used Ogre
      And <other> has used Page
      When <seat> uses the second ability of Ogre on <unit>
      Then the chain has 4 declarations

      Examples:
        | seat  | other | from | to | what                        | unit |
        | North | South | b2   | b3 | the user                    | Mage |
        | South | North | c3   | c2 | the user                    | Mage |
        | North | South | a2   | a3 | the target                  | Imp  |
        | South | North | b3   | b2 | the target                  | Imp  |
        | South | North | a3   | a2 | a later user, not the last, | Ogre |
        | North | South | c2   | c3 | the last user, not          | Page |

    Scenario Outline: the target of a declaration in the middle is proper for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                             |
        | Mage | <other> | <from> | normal, declared: attack +1 to this                                                |
        | Page | <other> | <from> | counter, declared: attack +1 to this                                               |
        | Ogre | <seat>  | <to>   | counter, declared: attack +1 to two units / counter, declared: attack +1 to a unit |
        | Imp  | <seat>  | <to>   |                                                                                    |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre on Mage and Imp
      And <other> has used Page
      When <seat> uses the second ability of Ogre on Imp
      Then the chain has 4 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: an earlier chain is over: <unit> is not proper for <seat> any more
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                       |
        | Mage | <other> | <from> | normal, declared: attack +1 to an enemy unit |
        | Page | <other> | <from> | normal, declared: draw 1                     |
        | Ogre | <seat>  | <to>   | counter, declared: attack +1 to a unit       |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has passed
      And <other> has used Page
      When <seat> tries to use Ogre on <unit>
      Then it is refused under moncolle_tcg.chain.any_link, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration

      Examples:
        | seat  | other | from | to | unit |
        | North | South | b2   | b3 | Mage |
        | South | North | c3   | c2 | Ogre |
        | South | North | b3   | b2 | Mage |
        | North | South | a2   | a3 | Ogre |

    Scenario Outline: the target of the third declaration is a proper one, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                          |
        | Mage | <other> | <from> | normal, declared: attack +1 to this / counter, declared: attack +1 to two units |
        | Page | <other> | <from> |                                                                                 |
        | Ogre | <seat>  | <to>   | counter, declared: attack +1 to this / counter, declared: attack +1 to a unit   |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      And <other> has used the second ability of Mage on Ogre and Page
      When <seat> uses the second ability of Ogre on Page
      Then the chain has 4 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

  @moncolle_tcg.ruling.cards_and_equipment_proper
  Rule: The cards used in a chain and the equipment of proper target units are proper targets as well.
    Scenario Outline: <seat> strips the <whose> of its equipment
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                  |
        | Mage | <other> | <from> | Item 1   | normal, declared: attack +1 to one of your units        |
        | Page | <other> | <from> | Item 1   |                                                         |
        | Ogre | <seat>  | <to>   |          | counter, declared: strip one equipment of an enemy unit |
      And Mage wears this equipment
        | card |
        | Ring |
      And Page wears this equipment
        | card  |
        | Crown |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Page
      And <seat> has used Ogre on <card>
      When both sides pass
      Then <card> is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | whose  | card  |
        | North | South | b2   | b3 | user   | Ring  |
        | South | North | c3   | c2 | user   | Ring  |
        | North | South | a2   | a3 | target | Crown |
        | South | North | b3   | b2 | target | Crown |

    Scenario Outline: equipment of a unit that is no proper target is no proper target for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                  |
        | Mage | <other> | <from> | Item 1   | normal, declared: draw 1                                |
        | Page | <other> | <from> | Item 1   |                                                         |
        | Ogre | <seat>  | <to>   |          | counter, declared: strip one equipment of an enemy unit |
      And Page wears this equipment
        | card  |
        | Crown |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> tries to use Ogre on Crown
      Then it is refused under moncolle_tcg.ruling.cards_and_equipment_proper, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Page wears Crown

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: the <kind> used is itself a proper target, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                  |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                         |
        | Ogre | <seat>  | <to>   |                    | counter, declared: cancel a declaration |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                              |
        | Flame | <kind> | normal, cost <cost>: attack +1 to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Flame
      When both sides pass
      Then Mage has attack 2
      And Flame is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | North | South | b2   | b3 | battle spell | fire    | Flame through Mage on Mage paid by Mage's fire |
        | South | North | c3   | c2 | consumable   | 1 items | Flame through Mage on Mage                     |
        | South | North | b3   | b2 | battle spell | fire    | Flame through Mage on Mage paid by Mage's fire |
        | North | South | a2   | a3 | consumable   | 1 items | Flame through Mage on Mage                     |

  @moncolle_tcg.ruling.one_proper_target
  Rule: Of several targets chosen for a counter one needs to be a proper one.
    Scenario Outline: <seat> aims at <units>, of whom one has to do with the chain
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                    |
        | Mage | <other> | <from> | normal, declared: draw 1                  |
        | Page | <other> | <from> |                                           |
        | Ogre | <seat>  | <to>   | counter, declared: [3] to two enemy units |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre on <units>
      When both sides pass
      Then Mage and Page are not on the battlefield

      Examples:
        | seat  | other | from | to | units         |
        | North | South | b2   | b3 | Mage and Page |
        | South | North | c3   | c2 | Page and Mage |

    Scenario Outline: <seat> aims at two, of whom none has to do with the chain
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                    |
        | Mage   | <other> | <from> | normal, declared: draw 1                  |
        | Page   | <other> | <from> |                                           |
        | Squire | <other> | <from> |                                           |
        | Ogre   | <seat>  | <to>   | counter, declared: [3] to two enemy units |
      And <other> has marched Mage, Page and Squire to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> tries to use Ogre on Page and Squire
      Then it is refused under moncolle_tcg.ruling.one_proper_target, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | b3   | b2 |

  @moncolle_tcg.ruling.one_proper_unit_of_a_party
  Rule: A counter that reaches a whole party may be used if one unit of it is a proper target, and reaches all of it.
    Scenario Outline: <seat>'s counter reaches all units of a party
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                    |
        | Mage   | <other> | <from> | normal, declared: draw 1                  |
        | Page   | <other> | <from> |                                           |
        | Squire | <other> | <from> |                                           |
        | Ogre   | <seat>  | <to>   | counter, declared: [3] to all enemy units |
      And <other> has marched Mage, Page and Squire to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      When both sides pass
      Then Mage, Page and Squire are not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: <seat>'s party is protected when one unit of it is aimed at
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   | effect                                 |
        | Mage | <other> | <from> |            | normal, declared: [1] to an enemy unit |
        | Ogre | <seat>  | <to>   | Spell fire |                                        |
        | Imp  | <seat>  | <to>   |            |                                        |
      And <seat>'s hand holds these cards
        | card | kind         | effect                                       |
        | Wall | battle spell | counter, cost fire: defence +2 to your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      And <seat> has used Wall through Ogre paid by Ogre's fire
      When both sides pass
      Then Ogre has defence 5
      And Imp has defence 5

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | b3   | b2 |

    Scenario Outline: <seat>'s party of whom none has to do with the chain is no proper target
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   | effect                   |
        | Mage | <other> | <from> |            | normal, declared: draw 1 |
        | Ogre | <seat>  | <to>   | Spell fire |                          |
        | Imp  | <seat>  | <to>   |            |                          |
      And <seat>'s hand holds these cards
        | card | kind         | effect                                       |
        | Wall | battle spell | counter, cost fire: defence +2 to your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> tries to use Wall through Ogre paid by Ogre's fire
      Then it is refused under moncolle_tcg.ruling.one_proper_unit_of_a_party, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Wall is in <seat>'s hand

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

  @moncolle_tcg.ruling.bearer_is_not_chosen
  Rule: A counter that reaches only the unit which bears it chooses no target and may always name it.
    Scenario Outline: <seat>'s unit, which nothing was aimed at, strengthens itself
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <other> | <from> | normal, declared: draw 1            |
        | Ogre | <seat>  | <to>   | counter, <type>: defence +2 to this |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      When both sides pass
      Then Ogre has defence 5

      Examples:
        | seat  | other | from | to | type       |
        | North | South | b2   | b3 | declared   |
        | South | North | c3   | c2 | declared   |
        | North | South | a2   | a3 | completion |

    Scenario Outline: <seat>'s unit that would have to choose itself may not counter
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <other> | <from> | normal, declared: draw 1                           |
        | Ogre | <seat>  | <to>   | counter, declared: defence +2 to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> tries to use Ogre on Ogre
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Ogre has defence 3

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |
