Feature: Special abilities

  @moncolle_tcg.ruling.automatic_is_forced
  Rule: Nobody may keep an automatic ability from taking effect when it is due.
    Scenario: North may not pass when two automatic abilities are due
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | b2   |                              |
        | Ogre   | North | b3   | when a battle begins: draw 1 |
        | Imp    | North | b3   | when a battle begins: mill 1 |
      And South has marched Knight to b3
      When North tries to pass
      Then it is refused under moncolle_tcg.ruling.automatic_is_forced
      And North is asked for a trigger

    Scenario: North's automatic ability works even if it harms its player
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | South | a2   |                                         |
        | Ogre   | North | a3   | when a battle begins: [3] to your units |
      When South marches Knight to a3
      Then Ogre is not on the battlefield

    Scenario: of several targets of an automatic ability North must choose one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | c2   |                                            |
        | Page   | South | c2   |                                            |
        | Ogre   | North | c3   | when a battle begins: [3] to an enemy unit |
      And South has marched Knight and Page to c3
      When North tries to pass
      Then it is refused under moncolle_tcg.ruling.automatic_is_forced

    Scenario Outline: North chooses <unit>, and the automatic ability takes effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | c2   |                                            |
        | Page   | South | c2   |                                            |
        | Ogre   | North | c3   | when a battle begins: [3] to an enemy unit |
      And South has marched Knight and Page to c3
      When North uses Ogre's automatic ability on <unit>
      Then <unit> is not on the battlefield

      Examples:
        | unit   |
        | Knight |
        | Page   |

    Scenario: an automatic ability of two targets takes effect on the two that its player chooses
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | b2   |                                              |
        | Page   | South | b2   |                                              |
        | Squire | South | b2   |                                              |
        | Ogre   | North | b3   | when a battle begins: [3] to two enemy units |
      And South has marched Knight, Page and Squire to b3
      When North uses Ogre's automatic ability on Knight and Squire
      Then Knight is not on the battlefield
      And Squire is not on the battlefield
      And Page is in b3

    Scenario Outline: while automatic abilities are due in the main phase nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                          |
        | Mage   | North | b4   | Item 2   | own turn, declared: kill one of your units      |
        | Page   | North | b4   |          |                                                 |
        | Knight | North | b4   | Item 2   | when another of your units dies, always: draw 1 |
        | Squire | North | b4   |          | when another of your units dies, always: mill 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And North has used Mage on Page
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed | clause                                  |
        | pass | moncolle_tcg.ruling.automatic_is_forced |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Elf | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Knight to b3  | moncolle_tcg.main.three_actions |
        | place Moor on a3    | moncolle_tcg.main.three_actions |
        | place a proxy on a3 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | deed                 | clause                        |
        | pass Sword to Knight | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.ruling.own_abilities_in_chosen_order
      Examples:
        | deed          | clause                                            |
        | end the phase | moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | drop Elf      | moncolle_tcg.ruling.own_abilities_in_chosen_order |

      @moncolle_tcg.equip.discard_windows
      Examples:
        | deed             | clause                             |
        | throw Sword away | moncolle_tcg.equip.discard_windows |

      @moncolle_tcg.turn.phase_order
      Examples:
        | deed                     | clause                        |
        | summon Elf to b4         | moncolle_tcg.turn.phase_order |
        | equip Knight with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.end.declare
      Examples:
        | deed                        | clause                   |
        | declare the end of the turn | moncolle_tcg.end.declare |

    Scenario Outline: while automatic abilities are due in a battle nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | a2   | when a battle begins: draw 1 |
        | Squire | South | a2   | when a battle begins: mill 1 |
        | Ogre   | North | a3   |                              |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has marched Knight and Squire to a3
      When South tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.battle.timing_order
      Examples:
        | deed                      | clause                           |
        | instantly summon Elf      | moncolle_tcg.battle.timing_order |
        | line up Squire and Knight | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | deed                | clause                                  |
        | return Knight to a2 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.march.return_overflow
      Examples:
        | deed                             | clause                             |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |

    Scenario: while automatic abilities are due, no other question may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                          |
        | Priest | South | b1   | Item 2   | own turn, declared: kill one of your units      |
        | Page   | South | b1   |          |                                                 |
        | Knight | South | b1   | Item 2   | when another of your units dies, always: draw 1 |
        | Squire | South | b1   |          | when another of your units dies, always: mill 1 |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When South uses Priest on Page
      Then South may answer no other question
