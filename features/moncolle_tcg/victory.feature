Feature: Victory

  Whoever marches into the enemy base with success wins at once.

  @moncolle_tcg.victory.base_captured
  Rule: A player who takes the enemy base by a march wins the game.
    Scenario Outline: <seat> takes the enemy base in a battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 4      | 3       |
        | Ogre   | <other> | <base> | 2      | 3       |
      And <seat> has marched Knight to <base>
      When the battle is fought out with <first> going first
      Then <seat> has won
      And the game has ended in <seat>'s main phase

      Examples:
        | seat  | other | from | base | first |
        | South | North | b3   | b4   | South |
        | South | North | a4   | b4   | North |
        | North | South | b2   | b1   | North |
        | North | South | c1   | b1   | South |

    Scenario: a simultaneous attack takes the base, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b2   | 4      | 3       |
        | Ogre   | South | b1   | 2      | 3       |
      And North has marched Knight to b1
      When the battle is fought out with equal initiative
      Then North has won

    Scenario Outline: a march into the base of which <what> wins nothing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack   | defence   |
        | Knight | <seat>  | <from> | <attack> | <defence> |
        | Ogre   | <other> | <base> | 3        | 3         |
      And <seat> has marched Knight to <base>
      When the battle is fought out with equal initiative
      Then the game goes on
      And it has become <seat>'s main phase

      Examples:
        | seat  | other | from | base | attack | defence | what                 |
        | South | North | b3   | b4   | 2      | 3       | nobody comes back    |
        | South | North | b3   | b4   | 2      | 4       | everybody comes back |
        | South | North | b3   | b4   | 3      | 3       | nobody is left       |
        | North | South | b2   | b1   | 2      | 3       | nobody comes back    |
        | North | South | c1   | b1   | 2      | 4       | everybody comes back |
        | North | South | a1   | b1   | 3      | 3       | nobody is left       |

    Scenario Outline: units marching into their own base win nothing, <seat>'s
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      When <seat> marches Knight to <base>
      Then the game goes on
      And Knight is in <base>

      Examples:
        | seat  | from | base |
        | South | a1   | b1   |
        | North | b3   | b4   |

    Scenario Outline: taking <area> of the enemy territory wins <seat> nothing
      Given it is <seat>'s main phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      When <seat> marches Knight to <area>
      Then the game goes on

      Examples:
        | seat  | from | area |
        | South | b2   | b3   |
        | South | a3   | a4   |
        | North | c2   | c1   |
        | North | b3   | b2   |

    Scenario: a base that is held wins its defender nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 1      | 3       |
        | Ogre   | North | b4   | 3      | 3       |
      And South has marched Knight to b4
      When the battle is fought out with North going first
      Then Knight is not on the battlefield
      And the game goes on

    @moncolle_tcg.ruling.instant_units_take_a_base
    Scenario Outline: only an instantly summoned unit of <seat> is left in the enemy base
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 1       |
        | Ogre   | <other> | <base> | 2      | 3       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 2      | 3       |
      And <seat> has marched Knight to <base>
      And <seat> has instantly summoned Wisp
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Wisp is in <base>
      And <seat> has won

      Examples:
        | seat  | other | from | base |
        | South | North | b3   | b4   |
        | North | South | a1   | b1   |

    Scenario Outline: a party of three takes the enemy base: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Squire | <seat>  | <from> | 1      | 9       |
        | Page   | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <base> | 0      | 3       |
      And <seat> has marched Knight, Squire and Page to <base>
      When the battle is fought out with <seat> going first
      Then <seat> has won

      Examples:
        | seat  | enemy | from | base |
        | South | North | b3   | b4   |
        | North | South | b2   | b1   |

  @moncolle_tcg.victory.empty_base
  Rule: A march into an enemy base without units wins at once.
    Scenario Outline: <seat> marches into the empty enemy base from <from>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | march   | state |
        | Knight | <seat>  | <from> | <march> | ready |
        | Ogre   | <other> | <near> | walk    | ready |
      When <seat> marches Knight to <base>
      Then <seat> has won
      And nobody is asked for anything
      And the game has ended in <seat>'s main phase

      Examples:
        | seat  | other | from | march       | near | base |
        | South | North | b3   | walk        | a4   | b4   |
        | South | North | c3   | fly         | b3   | b4   |
        | North | South | a1   | walk        | c1   | b1   |
        | North | South | b3   | long flight | b2   | b1   |

    Scenario Outline: beside the empty enemy base <seat> has won nothing
      Given it is <seat>'s main phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      When <seat> marches Knight to <area>
      And <seat> plays the turn to its end
      Then the game goes on

      Examples:
        | seat  | from | area |
        | South | b2   | b3   |
        | North | c2   | c1   |

    Scenario: several units take the empty base together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | a1   |
      When North marches Knight and Squire to b1
      Then North has won
      And Knight and Squire are in b1

  @moncolle_tcg.victory.immediate
  Rule: The game ends as soon as somebody has won; nothing else of the turn is played.
    Scenario Outline: when <seat> has won nothing more of the turn is played
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     |
        | Knight | <seat> | <from> | ready     |
        | Squire | <seat> | c2     | ready     |
        | Page   | <seat> | c2     | exhausted |
      And <seat>'s hand holds 2 cards
      When <seat> marches Knight to <base>
      Then nobody is asked for anything
      And no answer of any kind is listed
      And the game has ended in <seat>'s main phase
      And Page is exhausted
      And <seat>'s hand has 2 cards

      Examples:
        | seat  | from | base |
        | South | b3   | b4   |
        | North | c1   | b1   |

    Scenario: after a battle in the enemy base nothing more is played
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b2   | 4      | 3       |
        | Squire | North | c2   | 4      | 3       |
        | Ogre   | South | b1   | 2      | 3       |
      And North has marched Knight to b1
      When the battle is fought out with North going first
      Then North has won
      And nobody is asked for anything
      And no answer of any kind is listed

    Scenario: decks that have run out are not judged when a base is taken
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
        | Ogre   | North | a2   |
        | Troll  | North | c1   |
      When South marches Knight to b4
      Then South has won
      And the game has ended in South's main phase

  @moncolle_tcg.ruling.resignation
  Rule: A player may resign at any time and loses.
    Scenario Outline: <seat> resigns in <turn>'s <phase> phase
      Given it is <turn>'s <phase> phase
      When <seat> resigns
      Then <other> has won
      And nobody is asked for anything

      Examples:
        | seat  | other | turn  | phase                  |
        | South | North | South | first hand adjustment  |
        | North | South | North | main                   |
        | South | North | North | main                   |
        | North | South | South | normal summon          |
        | North | South | North | second hand adjustment |
        | South | North | North | end declaration        |

    Scenario Outline: <seat> resigns in a battle, at <asked>'s <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c2   |
        | Troll  | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached <asked>'s <timing>
      When <seat> resigns
      Then <other> has won
      And nobody is asked for anything

      Examples:
        | seat  | other | asked | timing                |
        | North | South | North | instant summon timing |
        | North | South | South | instant summon timing |
        | South | North | South | line-up               |
        | South | North | North | before-attack timing  |
        | South | North | South | right to counter      |
        | North | South | South | right to counter      |

    Scenario: a player resigns although the final turn has come
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      When South resigns
      Then North has won
