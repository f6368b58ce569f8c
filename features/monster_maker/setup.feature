Feature: Setting up

  Start characters, shuffling, turn order, seven cards each, revealing: in this order.

  @monster_maker.game.no_mulligan
  Rule: There is no mulligan.
    Scenario: seven cards without a single land stay in the hand
      Given a new game begins with these decks
        | seat  | cards | among them                                 |
        | South | 60    | 4 Spark, 3 Tripwire and 1 Wenna the Squire |
      And the shuffles will leave the decks as they are
      And North will have the first turn
      When everybody has chosen a start character
      Then South's hand is the first seven cards of the deck
      And North is asked for a window action

    Scenario: nobody is asked to exchange cards
      When a game of 3 players has been prepared, West having the first turn
      Then turn 1 is being played
      And West is asked for a window action

  @monster_maker.setup.start_character_face_down
  Rule: At the beginning of the set-up every player puts one level 0 character from the deck face down on the field.
    Scenario: the first start character lies there, the next player chooses
      Given a new game begins
      When South chooses Wenna the Squire as start character
      Then South's start character lies face down
      And South's party is empty
      And North is asked for a start character

    Scenario: a start character is no longer in the deck
      Given a new game begins with these decks
        | seat  | cards | among them         |
        | South | 60    | 2 Wenna the Squire |
      When South chooses Wenna the Squire as start character
      Then the public counts 59 cards in South's deck

    Scenario: everybody chooses a start character, one after another
      Given a new game of 3 players begins
      And South has chosen a start character
      When West has chosen a start character
      Then West's start character lies face down
      And North is asked for a start character

    Scenario Outline: <card> cannot be the start character
      Given a new game begins with these decks
        | seat  | cards | among them                      |
        | South | 60    | 1 Wenna the Squire and 1 <card> |
      When South tries to choose <card> as start character
      Then it is refused under monster_maker.setup.start_character_face_down

      Examples:
        | card             | because it is          |
        | Hedge Militia    | a level 1 character    |
        | Wenna the Knight | a level 3 character    |
        | Ditch Goblin     | a level 0 monster      |
        | Stray Hound      | a level 0 monster card |
        | Waystone Blade   | a level 0 miracle      |
        | Milestone Plain  | a land                 |

    Scenario Outline: <card> can be the start character
      Given a new game begins with these decks
        | seat  | cards | among them                              |
        | South | 60    | 1 Wenna the Squire and 1 Odo the Novice |
      When South chooses <card> as start character
      Then North is asked for a start character

      Examples:
        | card             |
        | Wenna the Squire |
        | Odo the Novice   |

    Scenario: only one start character is chosen
      Given a new game begins with these decks
        | seat  | cards | among them                              |
        | South | 60    | 1 Wenna the Squire and 1 Odo the Novice |
      And South has chosen Wenna the Squire as start character
      When South tries to choose Odo the Novice as start character
      Then it is refused under monster_maker.setup.start_character_face_down

    Scenario: nobody goes without a start character
      Given a new game begins
      When South tries to pass
      Then it is refused under monster_maker.setup.start_character_face_down

    Scenario: a start character is listed once however many copies there are
      Given a new game begins with these decks
        | seat  | cards | among them                              |
        | South | 60    | 3 Wenna the Squire and 1 Odo the Novice |
      Then the start character answers open to South are exactly
        | card             |
        | Wenna the Squire |
        | Odo the Novice   |

    Scenario Outline: where a start character is chosen, to <deed> is no answer
      Given a new game begins
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed          | clause                          |
        | retreat       | monster_maker.turn.phases       |
        | take the loot | monster_maker.battle.step_order |
        | end the turn  | monster_maker.turn.phases       |
        | assign nobody | monster_maker.battle.step_order |

    Scenario Outline: nobody starts with a <card>, here <seat>
      Given a new game of 4 players begins with these decks
        | seat   | cards | among them                      |
        | <seat> | 60    | 1 Wenna the Squire and 1 <card> |
      And <before> has chosen a start character
      When <seat> tries to choose <card> as start character
      Then it is refused under monster_maker.setup.start_character_face_down

      Examples:
        | seat  | before                | card            |
        | West  | South                 | Hedge Militia   |
        | North | South and West        | Ditch Goblin    |
        | East  | South, West and North | Milestone Plain |

    Scenario: where the first character is chosen, no other question may be answered
      When a new game of 3 players begins
      Then South may answer no other question

    Scenario: who chooses second is offered start characters of their own deck only
      Given a new game of 3 players begins with these decks
        | seat  | cards | among them                              |
        | South | 60    | 2 Wenna the Squire and 1 Odo the Novice |
        | West  | 60    | 2 Odo the Novice                        |
      When South has chosen a start character
      Then the start character answers open to West are exactly
        | card           |
        | Odo the Novice |

    Scenario Outline: <seat>, who chooses after <before>, does not start with <card>
      Given a new game of 4 players begins with these decks
        | seat   | cards | among them                    |
        | <seat> | 60    | 1 Odo the Novice and 1 <card> |
      And <before> has chosen a start character
      When <seat> tries to choose <card> as start character
      Then it is refused under monster_maker.setup.start_character_face_down

      Examples:
        | seat  | before                | card             |
        | West  | South                 | Wenna the Knight |
        | North | South and West        | Stray Hound      |
        | East  | South, West and North | Waystone Blade   |

  @monster_maker.setup.shuffle
  Rule: After the start characters have been put down, the decks are shuffled.
    Scenario Outline: what the shuffle brings to the top of <seat>'s deck is drawn
      Given a new game of 3 players begins
      And the shuffles will turn the decks upside down
      And West will have the first turn
      When everybody has chosen a start character
      Then <seat>'s hand is the last seven cards of the deck

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: a deck may come out of the shuffle as it was
      Given a new game begins
      And the shuffles will leave the decks as they are
      And South will have the first turn
      When everybody has chosen a start character
      Then North's hand is the first seven cards of the deck

    Scenario: nothing is shuffled before all start characters lie there
      Given a new game of 3 players begins
      And South has chosen a start character
      When West has chosen a start character
      Then North is asked for a start character
      And the public counts 0 cards in South's hand

    Scenario Outline: the shuffle changes the order of each of four decks, here <seat>'s
      Given a new game of 4 players begins
      And the shuffles will turn the decks upside down
      And <first> will have the first turn
      When everybody has chosen a start character
      Then <seat>'s hand is the last seven cards of the deck

      Examples:
        | seat  | first |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |

  @monster_maker.setup.turn_order
  Rule: After the decks have been shuffled, the turn order is determined.
    Scenario Outline: <seat> has the first turn
      When a game of 3 players has been prepared, <seat> having the first turn
      Then turn 1 is being played
      And it has become <seat>'s first window

      Examples:
        | seat  |
        | South |
        | West  |
        | North |

    Scenario: the first player is not known while start characters are chosen
      Given a new game begins
      And the shuffles will leave the decks as they are
      And North will have the first turn
      And South has chosen a start character
      When North has chosen a start character
      Then it has become North's first window

  @monster_maker.setup.draw_seven
  Rule: After the turn order has been determined, everyone draws 7 cards.
    Scenario: three hands of seven, and the first player's card of the first turn
      When a game of 3 players has been prepared, West having the first turn
      Then the public counts 7 cards in South's hand
      And the public counts 7 cards in North's hand
      And the public counts 8 cards in West's hand

    Scenario: first hands come from the deck, which lacks the start character already
      Given a new game begins with these decks
        | seat  | cards |
        | South | 60    |
        | North | 61    |
      And the shuffles will leave the decks as they are
      And South will have the first turn
      When everybody has chosen a start character
      Then the public counts 51 cards in South's deck
      And the public counts 53 cards in North's deck

    Scenario: first hands come from the top of the deck
      Given a new game begins
      And the shuffles will leave the decks as they are
      And North will have the first turn
      When everybody has chosen a start character
      Then South's hand is the first seven cards of the deck

    Scenario: a hand is for its owner's eyes
      When a game of 3 players has been prepared, North having the first turn
      Then South counts 7 cards in West's hand
      And South sees no card in West's hand
      And South sees no card in West's deck
      And South sees no card in South's deck

    Scenario Outline: of four players each has a hand of seven, <first> one card more for the first turn
      When a game of 4 players has been prepared, <first> having the first turn
      Then the public counts 8 cards in <first>'s hand
      And the public counts 7 cards in <second>'s hand
      And the public counts 7 cards in <third>'s hand
      And the public counts 7 cards in <fourth>'s hand

      Examples:
        | first | second | third | fourth |
        | South | West   | North | East   |
        | West  | North  | East  | South  |
        | North | East   | South | West   |
        | East  | South  | West  | North  |

  @monster_maker.setup.reveal_start
  Rule: When everyone has drawn, the start characters are turned face up and get the start marker.
    Scenario Outline: <seat>'s start character is face up, unhurt and marked
      Given a new game of 3 players begins with these decks
        | seat   | cards | among them                              |
        | <seat> | 60    | 1 Wenna the Squire and 1 Odo the Novice |
      And <before> has chosen a start character
      And the shuffles will leave the decks as they are
      And West will have the first turn
      When <seat> has chosen Odo the Novice as start character
      And everybody has chosen a start character
      Then <seat>'s start character is Odo the Novice
      And nobody's start character lies face down

      Examples:
        | before         | seat  |
        | nobody         | South |
        | South          | West  |
        | South and West | North |

    Scenario: everybody sees the start characters
      When a game of 3 players has been prepared, South having the first turn
      Then everybody sees every start character

    Scenario: a position cannot have two start markers in a party
      Given it is North's first window
      And North's party is
        | card | marker |
        | Hero | start  |
        | Ally | start  |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: of four players each start character is marked, here <seat>'s
      Given a new game of 4 players begins with these decks
        | seat   | cards | among them                              |
        | <seat> | 60    | 1 Wenna the Squire and 1 Odo the Novice |
      And <before> has chosen a start character
      And the shuffles will leave the decks as they are
      And <first> will have the first turn
      When <seat> has chosen Odo the Novice as start character
      And everybody has chosen a start character
      Then <seat>'s start character is Odo the Novice

      Examples:
        | before                | seat  | first |
        | nobody                | South | East  |
        | South                 | West  | North |
        | South and West        | North | West  |
        | South, West and North | East  | South |

  @monster_maker.setup.level_zero
  Rule: Party level starts at 0.
    Scenario Outline: <seat> has no land and level 0
      When a game of 3 players has been prepared, West having the first turn
      Then <seat>'s party level is 0
      And <seat>'s map is empty

      Examples:
        | seat  |
        | South |
        | West  |
        | North |

  @monster_maker.ruling.random_first_player
  Rule: Chance names the first player; turns then pass clockwise from there.
    Scenario Outline: of three players <first> begins, <second> follows
      Given a game of 3 players has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      Then it has become <second>'s first window
      And turn 2 is being played

      Examples:
        | first | second |
        | South | West   |
        | West  | North  |
        | North | South  |

    Scenario Outline: of four players <first> begins, <second> follows
      Given a game of 4 players has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      Then it has become <second>'s first window

      Examples:
        | first | second |
        | North | East   |
        | East  | South  |

    Scenario: nobody chooses who begins
      Given the game has been prepared, North having the first turn
      Then turn 1 is being played
      And it has become North's first window

  @monster_maker.ruling.start_character_from_deck
  Rule: Every player chooses the start character from their own deck before it is shuffled, without the others knowing; all are revealed together.
    Scenario: what lies face down only its owner knows
      Given a new game of 3 players begins
      When South chooses Wenna the Squire as start character
      Then South sees Wenna the Squire as South's start character
      And West does not see South's start character
      And North does not see South's start character
      And the public does not see South's start character

    Scenario: the first to choose does not look at the later ones
      Given a new game of 3 players begins
      And South has chosen a start character
      When West has chosen a start character
      Then South does not see West's start character
      And South's start character lies face down
      And South's party is empty

    Scenario: whoever chooses looks through their own deck, unlike everybody else
      When a new game begins
      Then South sees 60 cards in South's deck
      And North sees no card in South's deck
      And North sees no card in North's deck

    Scenario: after the choice of a start character the deck is closed again
      Given a new game begins
      When South has chosen a start character
      Then South sees no card in South's deck
      And North sees 60 cards in North's deck

    Scenario: a card of another deck cannot be chosen
      Given a new game begins with these decks
        | seat  | cards | among them         |
        | South | 60    | 1 Wenna the Squire |
        | North | 60    | 1 Odo the Novice   |
      When South tries to choose Odo the Novice as start character
      Then it is refused as meaningless
