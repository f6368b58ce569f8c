Feature: Counter chain

  Players answer each other's actions until both decline; then everything is resolved backwards.

  @moncolle_tcg.chain.interrupt
  Rule: When the opponent declares an attack or a normal action, abilities, spells and consumables marked as counters can interrupt it.
    Scenario Outline: <seat> interrupts an attack with a <kind>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | standing           | effect                                |
        | Knight | <other> | <from> | 3      |                    |                                       |
        | Ogre   | <seat>  | <to>   |        | Spell fire, Item 1 | counter, declared: defence +1 to this |
      And <seat>'s hand holds these cards
        | card   | kind         | effect                                                 |
        | Shield | battle spell | counter, cost fire: defence +1 to one of your units    |
        | Salve  | consumable   | counter, cost 1 items: defence +1 to one of your units |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used <what>
      When both sides pass
      Then Ogre has defence 4
      And Knight is exhausted

      Examples:
        | kind       | seat  | other | from | to | what                                            |
        | ability    | North | South | b2   | b3 | Ogre                                            |
        | spell      | North | South | c2   | c3 | Shield through Ogre on Ogre paid by Ogre's fire |
        | consumable | South | North | a3   | a2 | Salve through Ogre on Ogre                      |
        | spell      | South | North | b3   | b2 | Shield through Ogre on Ogre paid by Ogre's fire |

    Scenario Outline: <seat> interrupts a normal <kind>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                 |
        | Mage | <other> | <from> | Spell fire, Item 1 | normal, declared: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   |                    | counter, declared: defence +1 to this  |
      And <other>'s hand holds these cards
        | card   | kind         | effect                                     |
        | Flame  | battle spell | normal, cost fire: [3] to an enemy unit    |
        | Potion | consumable   | normal, cost 1 items: [3] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s after-attack timing
      And <other> has used <what>
      When <seat> uses Ogre
      Then the chain has 2 declarations
      And Ogre has defence 3

      Examples:
        | kind       | seat  | other | from | to | what                                           |
        | ability    | North | South | c2   | c3 | Mage on Ogre                                   |
        | spell      | South | North | b3   | b2 | Flame through Mage on Ogre paid by Mage's fire |
        | consumable | North | South | a2   | a3 | Potion through Mage on Ogre                    |

    Scenario Outline: a <kind> without the counter timing is refused
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing           | effect                               |
        | Knight | <other> | <from> |                    |                                      |
        | Ogre   | <seat>  | <to>   | Spell fire, Item 1 | normal, declared: defence +1 to this |
      And <seat>'s hand holds these cards
        | card   | kind         | effect                                                |
        | Shield | battle spell | normal, cost fire: defence +1 to one of your units    |
        | Salve  | consumable   | normal, cost 1 items: defence +1 to one of your units |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.chain.interrupt or moncolle_tcg.timing.normal
      And the chain has 1 declaration

      Examples:
        | kind       | seat  | other | from | to | what                                            |
        | ability    | North | South | b2   | b3 | Ogre                                            |
        | spell      | South | North | c3   | c2 | Shield through Ogre on Ogre paid by Ogre's fire |
        | consumable | North | South | a2   | a3 | Salve through Ogre on Ogre                      |
        | ability    | South | North | b3   | b2 | Ogre                                            |

    Scenario: what waits was declared by a side, with a user and a target
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | North | c3   | normal, declared: [3] to an enemy unit  |
        | Ogre | South | c2   | counter, declared: [1] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When South uses Ogre on Mage
      Then the chain holds, the first declared first
        | by    | kind   | card | users | targets |
        | North | effect | Mage | Mage  | Ogre    |
        | South | effect | Ogre | Ogre  | Mage    |

    Scenario Outline: <seat> <act> interrupts nothing: no chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   |          |
        | Ogre   | North | b3   |          |
      And <seat>'s hand holds these cards
        | card | instant | effect                                |
        | Seer | yes     | when this is summoned, battle: draw 1 |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat> is asked for instant summons
      And the chain has 0 declarations

      Examples:
        | seat  | act              |
        | South | summoning a unit |
        | North | summoning a unit |

  @moncolle_tcg.chain.counter_a_counter
  Rule: A counter can itself be countered.
    Scenario Outline: <seat>'s counter is countered, and fails
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                             |
        | Mage | <other> | <from> | normal, declared: draw 1 / counter, declared: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   | counter, declared: [3] to an enemy unit                            |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre on Mage
      And <other> has used the second ability of Mage on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And <other>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: four declarations, each a counter to the one before
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing   | effect                                        |
        | Knight | South | a2   |            | counter, declared: attack +1 to an enemy unit |
        | Ogre   | North | a3   | Spell fire | counter, declared: attack +1 to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Shout | battle spell | counter, cost fire: attack +1 to an enemy unit |
      And South has marched Knight to a3
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      And South has used Knight on Ogre
      When North uses <what>
      Then South is asked for a counter
      And the chain has 4 declarations

      Examples:
        | what                                             |
        | Ogre on Knight                                   |
        | Shout through Ogre on Knight paid by Ogre's fire |

  @moncolle_tcg.chain.opponent_first
  Rule: The opponent of whoever began a chain is the first to be asked for a counter; then both are asked in turn.
    Scenario Outline: an attack of <seat>, going <place>, lets the other side counter first
      Given it is <marcher>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <marcher> has marched <marching> to <to>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      Then <other> is asked for a counter

      Examples:
        | marcher | marching | to | seat  | place  | first | other |
        | South   | Knight   | b3 | South | first  | South | North |
        | South   | Knight   | b3 | North | first  | North | South |
        | North   | Ogre     | b2 | North | second | South | South |
        | North   | Ogre     | b2 | South | second | North | North |

    Scenario Outline: <seat>, who used a normal effect <when> the attack, may not counter first
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                        |
        | Mage | <seat>  | <from> | normal, declared: [3] to an enemy unit / counter, declared: attack +1 to this |
        | Ogre | <other> | <to>   | counter, declared: attack +1 to this                                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <when>-attack timing
      And <seat> has used Mage on Ogre
      When <seat> tries to use the second ability of Mage
      Then it is refused under moncolle_tcg.chain.opponent_first
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to | when   |
        | South | North | c2   | c3 | before |
        | North | South | b3   | b2 | before |
        | South | North | a2   | a3 | after  |
        | North | South | c3   | c2 | after  |

    Scenario Outline: <seat> may not counter twice in a row
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <other> | <from> | counter, declared: attack +1 to this |
        | Ogre   | <seat>  | <to>   | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      When <seat> tries to use Ogre
      Then it is refused under moncolle_tcg.chain.opponent_first
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: after <what> the opponent is asked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c2   | counter, declared: attack +1 to this |
        | Ogre   | North | c3   | counter, declared: attack +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      When South <does>
      Then North is asked for a counter

      Examples:
        | what      | does        |
        | a counter | uses Knight |
        | a pass    | passes      |

    Scenario: the phase does not end at the right to counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When North tries to end the phase
      Then it is refused under moncolle_tcg.chain.opponent_first
      And South is asked for a counter

  @moncolle_tcg.chain.two_passes
  Rule: When both players decline to counter one after the other, the chain is resolved.
    Scenario Outline: two passes in a row bring the attack about
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                               |
        | Knight | <other> | <from> | 3      |                                      |
        | Ogre   | <seat>  | <to>   |        | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has passed
      When <seat> passes
      Then Ogre is not on the battlefield
      And Knight is exhausted

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: one pass of <other> does not end the declarations
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                               |
        | Knight | <other> | <from> | 3      |                                      |
        | Ogre   | <seat>  | <to>   |        | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      When <other> passes
      Then the chain has 2 declarations
      And Knight is ready

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

    Scenario: nobody counters, and the attack takes effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 3      |
        | Ogre   | South | b2   |        |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When South passes
      Then Ogre is not on the battlefield

    Scenario: who has passed may counter when the opponent has gone on
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | North | c3   | counter, declared: attack +1 to this |
        | Ogre   | South | c2   | counter, declared: attack +1 to this |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre
      And North has passed
      When South uses Ogre
      Then North is asked for a counter
      And the chain has 3 declarations

    Scenario Outline: a pass before a fourth declaration counts no more, <seat> having passed
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                               |
        | Knight | <other> | <from> | 3      | counter, declared: attack +1 to this |
        | Ogre   | <seat>  | <to>   |        | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has used Knight
      And <seat> has passed
      And <other> has used Knight
      When <seat> passes
      Then <other> is asked for a counter
      And the chain has 4 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

  @moncolle_tcg.ruling.passes_begin_anew
  Rule: After a declaration both players have to decline again before the chain is resolved.
    Scenario Outline: a pass before the last counter does not count, <other> having passed
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <other> | <from> | counter, declared: attack +1 to this |
        | Ogre   | <seat>  | <to>   | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has passed
      And <seat> has used Ogre
      When <other> passes
      Then <seat> is asked for a counter
      And the chain has 3 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: passes begin anew after a second counter upon a pass, too, <other> having passed
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <other> | <from> | counter, declared: attack +1 to this |
        | Ogre   | <seat>  | <to>   | counter, declared: attack +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has passed
      And <seat> has used Ogre
      And <other> has passed
      And <seat> has used Ogre
      When <other> passes
      Then <seat> is asked for a counter
      And the chain has 4 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario: who has passed is asked again, and may counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c2   | counter, declared: attack +1 to this |
        | Ogre   | North | c3   | counter, declared: attack +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      And North has used Ogre
      When South uses Knight
      Then the chain has 4 declarations
      And North is asked for a counter

  @moncolle_tcg.ruling.no_counter_to_oneself_alone
  Rule: A player may counter only in a chain in which the opponent has declared something.
    Scenario Outline: <seat> cannot counter their own <what> that the opponent lets pass
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                          |
        | Mage | <seat>  | <from> | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | <other> | <to>   |                                                                 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has <done>
      And <other> has passed
      When <seat> tries to use the second ability of Mage
      Then it is refused under moncolle_tcg.ruling.no_counter_to_oneself_alone or moncolle_tcg.timing.counter
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | what   | done      |
        | South | North | b2   | b3 | action | used Mage |
        | North | South | c3   | c2 | action | used Mage |
        | South | North | a2   | a3 | attack | passed    |
        | North | South | b3   | b2 | attack | passed    |

    Scenario: an action takes effect without a counter of the opponent
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | c2   | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | North | c3   |                                                                 |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then Mage has attack 3
      And South is asked for before attack effects

    Scenario Outline: once the opponent has countered, <seat> may counter after passing, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                          |
        | Mage | <seat>  | <from> | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | <other> | <to>   | counter, declared: attack +1 to this                            |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has used Ogre
      When <seat> uses the second ability of Mage
      Then the chain has 3 declarations

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | a3   | a2 |

  @moncolle_tcg.ruling.asked_whenever_a_hand_could_matter
  Rule: A player is asked for a counter whatever their hand holds, even nothing.
    Scenario Outline: <seat> is asked for a counter with <what>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing   |
        | Knight | <other> | <from> |            |
        | Ogre   | <seat>  | <to>   | <standing> |
      And <seat>'s hand holds these cards
        | card  | kind   | effect   |
        | Thing | <kind> | <effect> |
      And <other> has marched Knight to <to>
      And the battle has reached <other>'s before-attack timing
      When <other> passes
      Then <seat> is asked for a counter

      Examples:
        | seat  | other | from | to | what                  | kind         | effect                     | standing   |
        | North | South | b2   | b3 | a unit card in hand   | unit         |                            | Spell fire |
        | South | North | b3   | b2 | a terrain in hand     | terrain      |                            | Item 1     |
        | North | South | c2   | c3 | a normal spell        | battle spell | normal, cost fire: draw 1  | Spell fire |
        | South | North | a3   | a2 | no icons for its card | battle spell | counter, cost fire: draw 1 |            |

    Scenario Outline: <seat> is asked for a counter with an empty hand
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <other> has marched Knight to <to>
      And the battle has reached <other>'s before-attack timing
      When <other> passes
      Then <seat> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: <seat> is asked for a counter again later in the chain
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                 |
        | Knight | <other> | <from> | counter, declared: attack +1 to this   |
        | Ogre   | <seat>  | <to>   | counter, completion: attack +1 to this |
      And <seat>'s hand holds 1 card
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      When <other> uses Knight
      Then <seat> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |
