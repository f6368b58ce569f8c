Feature: Terms

  @moncolle_tcg.glossary.discard
  Rule: To discard a card is to put it on its owner's discard pile.
    Scenario: North discards a hand card for South's effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy drops 1 |
      And North's hand holds 2 cards
      And South has used Mage
      When North drops North Hand 2
      Then North Hand 2 is in North's discard pile
      And North Hand 1 is in North's hand

    Scenario Outline: a discarded unit goes to its owner's pile and has not died
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: discard an enemy unit |
        | Ogre | North | b3   | <own>                                   |
        | Imp  | North | b3   | <theirs>                                |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is in North's discard pile
      And North's hand has 0 cards

      Examples:
        | own                    | theirs                              |
        | when this dies: draw 1 |                                     |
        |                        | when one of your units dies: draw 1 |

    Scenario Outline: wrong cards are not discarded for South's effect: <cards>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy drops 2 |
      And North's hand holds 3 cards
      And South's hand holds 1 card
      And South has used Mage
      When North tries to drop <cards>
      Then it is refused under moncolle_tcg.glossary.discard or moncolle_tcg.vocabulary.drop
      And North's hand has 3 cards

      Examples:
        | cards                                       |
        | North Hand 1                                |
        | North Hand 1, North Hand 2 and North Hand 3 |
        | North Hand 1 and North Hand 1               |
        | North Hand 1 and South Hand 1               |
        | South Hand 1 and North Hand 2               |
        | North Hand 1 and North Deck 1               |

    Scenario: the top card of North's deck is discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | a2   | own turn, declared: the enemy mills 1 |
      When South uses Mage
      Then North Deck 1 is in North's discard pile
      And South's discard pile has 0 cards

    Scenario Outline: while a card must be dropped in the main phase nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Mage   | South | b1   | Item 2   | own turn, declared: drop 1 |
        | Knight | South | b1   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has used Mage
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed          | clause                        |
        | pass          | moncolle_tcg.glossary.discard |
        | end the phase | moncolle_tcg.glossary.discard |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Elf | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Knight to b2  | moncolle_tcg.main.three_actions |
        | place Moor on a2    | moncolle_tcg.main.three_actions |
        | place a proxy on a2 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | deed                 | clause                        |
        | pass Sword to Knight | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.equip.discard_windows
      Examples:
        | deed             | clause                             |
        | throw Sword away | moncolle_tcg.equip.discard_windows |

      @moncolle_tcg.turn.phase_order
      Examples:
        | deed                     | clause                        |
        | summon Elf to b1         | moncolle_tcg.turn.phase_order |
        | equip Knight with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.end.declare
      Examples:
        | deed                        | clause                   |
        | declare the end of the turn | moncolle_tcg.end.declare |

    Scenario Outline: while a card must be dropped in a battle nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                   |
        | Mage   | North | c3   | normal, declared: drop 1 |
        | Knight | North | c3   |                          |
        | Ogre   | South | c2   |                          |
      And North's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has passed
      When North tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.battle.timing_order
      Examples:
        | deed                    | clause                           |
        | instantly summon Elf    | moncolle_tcg.battle.timing_order |
        | line up Knight and Mage | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | deed                | clause                                  |
        | return Knight to c3 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.march.return_overflow
      Examples:
        | deed                             | clause                             |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |

    Scenario: South drops no more cards than an effect says
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: drop 1 |
      And South's hand holds 3 cards
      And South has used Mage
      When South tries to drop South Hand 1 and South Hand 2
      Then it is refused under moncolle_tcg.glossary.discard

    Scenario: South drops nothing while North has a card to drop
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy drops 1 |
      And North's hand holds 3 cards
      And South's hand holds 2 cards
      And South has used Mage
      When South tries to drop South Hand 1
      Then it is refused under moncolle_tcg.glossary.discard

    Scenario: while a card must be dropped, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                     |
        | Mage | North | b4   | Item 2   | own turn, declared: drop 1 |
        | Ogre | North | b4   | Item 2   |                            |
      And Ogre wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When North uses Mage
      Then North may answer no other question
