Feature: March

  @moncolle_tcg.march.acted_when_finished
  Rule: Units that marched become exhausted when their march is over, its battle included, and not when it is declared.
    Scenario Outline: all who marched to vacant terrain are exhausted: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area  |
        | Knight | <seat> | <one> |
        | Squire | <seat> | <two> |
        | Page   | <seat> | <one> |
      When <seat> marches Knight and Squire to <to>
      Then Knight and Squire are exhausted
      And Page is ready

      Examples:
        | seat  | one | two | to |
        | South | b1  | a2  | b2 |
        | North | b4  | c3  | b3 |

    Scenario Outline: marchers are still ready in their battle: <seat>, <timing>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | defence |
        | Knight | <seat>  | <from> | 9       |
        | Squire | <seat>  | <from> | 9       |
        | Ogre   | <enemy> | <to>   | 9       |
        | Troll  | <enemy> | <to>   | 9       |
      And <seat> has marched Knight and Squire to <to>
      When the battle reaches <whose>'s <timing>
      Then Knight and Squire are ready

      Examples:
        | seat  | enemy | from | to | whose | timing                |
        | South | North | b1   | b2 | North | instant summon timing |
        | South | North | b1   | b2 | South | before-attack timing  |
        | North | South | c3   | c2 | North | line-up               |
        | North | South | c3   | c2 | South | before-attack timing  |

    Scenario Outline: two marchers both attack in their battle: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 3       |
        | Squire | <seat>  | <from> | 3      | 3       |
        | Ogre   | <enemy> | <to>   | 1      | 5       |
      And <seat> has marched Knight and Squire to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: marchers that did not attack are exhausted after the battle, too: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> | normal, declared: kill an enemy unit |
        | Squire | <seat>  | <from> |                                      |
        | Ogre   | <enemy> | <to>   |                                      |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Knight and Squire are in <to>
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: marchers are exhausted where they have gone back to: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area  | attack | defence |
        | Knight | <seat>  | <one> | 1      | 9       |
        | Squire | <seat>  | <two> | 1      | 9       |
        | Ogre   | <enemy> | <to>  | 1      | 9       |
      And <seat> has marched Knight and Squire to <to>
      When the battle is fought out with <enemy> going first
      Then Knight is in <one>
      And Squire is in <two>
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | one | two | to |
        | South | North | b1  | a2  | b2 |
        | North | South | c4  | b3  | c3 |

    Scenario Outline: a march with several units into a simultaneous attack: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 9       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with equal initiative
      Then Knight is in <from>
      And Knight is exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: a unit that is joined by marchers stays ready: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
        | Squire | <seat> | <to>   |
      When <seat> marches Knight to <to>
      Then Knight is exhausted
      And Squire is ready

      Examples:
        | seat  | from | to |
        | South | b1   | b2 |
        | North | c3   | c2 |

  @moncolle_tcg.ruling.instant_marchers_stay_ready
  Rule: A unit that the marching side summoned instantly is exhausted only by attacking or by a completion type ability, not by the end of the march.
    Scenario Outline: a marching side's instant unit stays ready without an attack and may march: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <on>
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> | normal, declared: kill an enemy unit |
        | Ogre   | <enemy> | <to>   |                                      |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And the battle is fought out
      And Imp is ready
      When <seat> marches Imp to <on>
      Then Imp is in <on>

      Examples:
        | seat  | enemy | from | to | on |
        | South | North | b1   | b2 | b3 |
        | North | South | c3   | c2 | c1 |

    Scenario Outline: an attack exhausts a marching side's instant unit: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 3       |
        | Ogre   | <enemy> | <to>   | 2      | 3       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      When the battle is fought out with <seat> going first
      Then Imp is in <to>
      And Imp is exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: a completion type ability exhausts a marching side's instant unit: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      And <seat>'s hand holds these cards
        | card | instant | effect                                 |
        | Imp  | yes     | normal, completion: kill an enemy unit |
        | Wisp | yes     |                                        |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And <seat> has instantly summoned Wisp
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Imp on Ogre
      When the battle is fought out
      Then Imp is exhausted
      And Wisp is ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: an instantly summoned unit made ready after its attack goes back ready from a failure: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                                    |
        | Knight | <seat>  | <from> | 0      | 9       | normal, declared: ready one of your units |
        | Ogre   | <enemy> | <to>   | 0      | 9       |                                           |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence |
        | Imp  | yes     | 0      | 3       |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s after-attack timing
      And <seat> has used Knight on Imp
      When the battle is fought out
      Then Imp is in <from>
      And Imp is ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

  @moncolle_tcg.ruling.defenders_stay_ready
  Rule: Units of the defending side are exhausted only by attacking or by a completion type ability.
    Scenario Outline: defenders stay ready without an attack: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> |                                      |
        | Ogre   | <enemy> | <to>   | normal, declared: kill an enemy unit |
        | Troll  | <enemy> | <to>   |                                      |
      And <enemy>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s instant summon timing
      And <enemy> has instantly summoned Imp
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used Ogre on Knight
      When the battle is fought out
      Then Ogre, Troll and Imp are in <to>
      And Ogre, Troll and Imp are ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: defenders are exhausted by their attack: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 9       |
        | Troll  | <enemy> | <to>   | 1      | 9       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <first> going first
      Then Ogre and Troll are exhausted

      Examples:
        | seat  | enemy | from | to | first |
        | South | North | b1   | b2 | North |
        | North | South | c3   | c2 | North |
        | South | North | a2   | a3 | South |

    Scenario Outline: of defenders a completion type ability exhausts only its user: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                 |
        | Knight | <seat>  | <from> |                                        |
        | Ogre   | <enemy> | <to>   | normal, completion: kill an enemy unit |
        | Troll  | <enemy> | <to>   |                                        |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is exhausted
      And Troll is ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |
