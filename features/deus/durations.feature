Feature: Durations

  How long the effects of a card last.

  @deus.duration.instantaneous
  Rule: An instantaneous effect has no duration, so its result stays when durations end.
    @since.2.00
    Scenario: damage is not undone at the end of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | North | c3   | 1      |         | quick: [3] to an enemy unit |
        | Imp    | South | c2   |        | 3       |                             |
        | Ogre   | South | c2   | 1      | 4       |                             |
      And North has marched Knight to c2
      And the battle has reached North's quick timing
      And North has used Knight on Imp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | defence |
        | Knight | 3       |
        | Ogre   | 4       |

    @since.2.00
    Scenario: a lasting effect does end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | a1   | 1      |         | quick: defence -2 to an enemy unit |
        | Ogre   | North | a2   | 1      | 4       |                                    |
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      And South has used Knight on Ogre
      When the battle is fought out with South going first
      Then Ogre has defence 4

    Scenario: damage does not add up over time
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | b3   |         | before-attack: [2] to an enemy unit |
        | Ogre   | South | b2   | 3       |                                     |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And both sides have passed
      When North uses Knight on Ogre
      And both sides pass
      Then Ogre is in b2

  @deus.duration.instantaneous_kinds
  Rule: Instantaneous effects are dealing damage or a lethal effect to a unit, and moving a card out of its present place.
    Scenario Outline: a unit that is gone stays gone: <verb>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <verb> an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      And South's deck holds 9 cards
      And South has used Magus on Ogre
      When South plays the turn to its end
      Then turn 4 is being played
      And the battlefield is empty

      Examples:
        | verb           |
        | [3] to         |
        | kill           |
        | discard        |
        | return to hand |

    Scenario: drawn cards stay drawn
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 2
      And South's deck holds 9 cards
      And South has used Magus
      When South ends the phase
      Then South's hand has 2 cards
      And South's deck has 7 cards

    Scenario: a change of values is not instantaneous
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +2 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 2      |
      And North has used Magus on Knight
      When North ends the phase
      Then Knight has attack 2

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: a moved unit stays where it is
      Given it is South's main phase
      And South's summoner is Magus with ritual: move one of your units
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 9 cards
      And South has used
        | card  | on     | to |
        | Magus | Knight | a1 |
      When South plays the turn to its end
      Then turn 4 is being played
      And Knight is in a1

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: an exhausted unit stays exhausted, gained power stays gained
      Given it is South's main phase
      And South's summoner is Magus with ritual: exhaust one of your units & gain 2 power
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | a1   | ready |
      And South has used Magus on Knight
      When South ends the phase
      Then Knight is exhausted
      And South's power is 2

  @deus.duration.standing_like_constant
  Rule: Standing abilities are processed in the same way as constant effects.
    @since.2.00
    Scenario: a unit that dies takes its initiative with it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | initiative | effect                      |
        | Knight | North | b3   |         |            | quick: [3] to an enemy unit |
        | Ogre   | South | b2   |         |            |                             |
        | Imp    | South | b2   | 3       | 3          |                             |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight on Imp
      And the initiative dice will show South 3 and North 4
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    Scenario: a unit that stays keeps its initiative
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | c1   |            |
        | Ogre   | North | c2   |            |
        | Imp    | North | c2   | 3          |
      And South has marched Knight to c2
      And the initiative dice will show South 4 and North 3
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    Scenario: a unit that dies takes its slots with it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | spell | effect                              |
        | Knight | North | a3   |         |       |                                     |
        | Mage   | North | a3   | 3       | fire  |                                     |
        | Ogre   | South | a2   |         |       | before-attack: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                 |
        | Flare | battle spell | before-attack, cost fire: gain 1 power |
      And North has marched Knight and Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Ogre on Mage
      And both sides have passed
      When the battle reaches North's before-attack timing
      Then North can use nothing

    Scenario: the initiative of a unit outside the battle does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | c1   |            |
        | Ogre   | North | c2   |            |
        | Imp    | North | b2   | 3          |
      And South has marched Knight to c2
      And the initiative dice will show South 4 and North 3
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

  @deus.duration.printed
  Rule: An effect with a printed duration lasts for exactly that duration.
    @since.2.00
    Scenario Outline: a dice bonus ends with its printed duration
      Given it is North's main phase
      And North's summoner is Oracle with ritual: dice +2 until <end> end
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | North | b3   |         | quick: [1D] to an enemy unit |
        | Ogre   | South | b2   | 4       |                              |
      And North's hand holds 6 cards
      And South's hand holds 6 cards
      And North's deck holds 9 cards
      And South's deck holds 9 cards
      And North has used Oracle
      And North plays the turn to its end
      And South plays the turn to its end
      And North discards nothing
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North's effect dice will show 2
      When North uses Knight on Ogre
      Then Ogre is still in b2

      Examples:
        | end       |
        | turn      |
        | next turn |

    Scenario: an effect until battle end ends with the battle
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until battle end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 1      |
        | Ogre   | North | c2   | 1      |
      And South has used Magus on Knight
      And South has marched Knight to c2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | c2   | 1      |

    @deus.ruling.next_battle_ends_it
    Scenario Outline: until battle end, on a unit that is in no battle: <moment>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until battle end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
        | Squire | South | c1   | 1      |
        | Ogre   | North | b2   | 1      |
      And South has used Magus on Squire
      And South has marched Knight to b2
      When the battle <moment>
      Then Squire has attack <attack>

      Examples:
        | moment                               | attack |
        | reaches South's before-attack timing | 3      |
        | is fought out with South going first | 1      |

    @deus.ruling.next_battle_ends_it
    Scenario: until battle end, at the end of a phase without a battle
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +2 to one of your units until battle end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 1      |
      And North has used Magus on Knight
      When North ends the phase
      Then Knight has attack 3

    @deus.ruling.next_battle_ends_it
    Scenario: until battle end, at the end of a turn without a battle
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until battle end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 1      |
      And North's deck holds 9 cards
      And South has used Magus on Knight
      When South plays the turn to its end
      Then Knight has attack 1

    @since.2.00
    Scenario: an effect until turn end still holds after the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                  |
        | Knight | North | a3   | 1      | quick: attack +1 to this until turn end |
        | Ogre   | South | a2   | 1      |                                         |
      And North has marched Knight to a2
      And the battle has reached North's quick timing
      And North has used Knight
      When the battle is fought out with North going first
      Then no battle is going on
      And Knight has attack 2

    Scenario: an effect until turn end still holds after the phase
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
      And South has used Magus on Knight
      When South ends the phase
      Then Knight has attack 3

    Scenario: of several effects until turn end each one ends, however late in the game
      Given it is South's main phase
      And it is turn 31
      And South's hand holds these cards
        | card | kind         | effect                                          |
        | Hymn | ritual spell | ritual: attack +2 to your units until turn end  |
        | Rite | ritual spell | ritual: defence +3 to your units until turn end |
        | Song | ritual spell | ritual: attack +3 to your units until turn end  |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 1      | 2       |
        | Squire | South | c1   | 2      | 2       |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has used Hymn
      And South has used Rite
      And South has used Song
      When South plays the turn to its end
      Then Knight has attack 1
      And Knight has defence 2
      And Squire has attack 2

    Scenario: an effect until turn end ends with the turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
      And South's deck holds 9 cards
      And South has used Magus on Knight
      When South plays the turn to its end
      Then turn 4 is being played
      And Knight has attack 1

    @since.2.00
    Scenario: an effect until phase end, used in a battle, ends with the phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Knight | North | c3   | 1      | quick: attack +1 to this until phase end |
        | Ogre   | South | c2   | 1      |                                          |
      And North has marched Knight to c2
      And the battle has reached North's quick timing
      And North has used Knight
      And the battle has been fought out with North going first
      When North ends the phase
      Then it has become North's normal summon phase
      And Knight has attack 1

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: an effect until next turn end holds in the next turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until next turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
      And South's deck holds 9 cards
      And South has used Magus on Knight
      When South plays the turn to its end
      Then turn 4 is being played
      And Knight has attack 3

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: an effect until next turn end is over after the next turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until next turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 1      |
      And South's deck holds 9 cards
      And South has used Magus on Knight
      When South plays the turn to its end
      And North plays the turn to its end
      Then turn 5 is being played
      And Knight has attack 1

    Scenario: an effect on an instantly summoned unit ends with the turn, too
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units until turn end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South has used Magus on Wisp
      When South plays the turn to its end
      Then Wisp has attack 0

    @deus.ruling.printed_duration_outlasts_turn
    Scenario Outline: late in the game, too, an effect until next turn end holds in the next turn: turn <n>
      Given it is South's main phase
      And it is turn <n>
      And South's summoner is Magus with ritual: attack +2 to one of your units until next turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
      And South's deck holds 9 cards
      And South has used Magus on Knight
      When South plays the turn to its end
      Then Knight has attack 3

      Examples:
        | n  |
        | 5  |
        | 8  |
        | 12 |
        | 16 |
        | 31 |

    Scenario Outline: on either side, until <end> end, in the next turn: <whom>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to <whom> until <end> end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 1      |
        | Ogre   | North | c3   | 1      |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has used Magus on <unit>
      When South plays the turn to its end
      Then turn 4 is being played
      And <unit> has attack <attack>

      Examples:
        | end       | whom              | unit   | attack |
        | phase     | one of your units | Knight | 1      |
        | phase     | an enemy unit     | Ogre   | 1      |
        | turn      | one of your units | Knight | 1      |
        | turn      | an enemy unit     | Ogre   | 1      |
        | next turn | one of your units | Knight | 3      |
        | next turn | an enemy unit     | Ogre   | 3      |

    Scenario Outline: on either side nothing lasts longer than the next turn: <whom>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to <whom> until next turn end
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 1      |
        | Ogre   | North | a3   | 1      |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has used Magus on <unit>
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 5 is being played
      And <unit> has attack 1

      Examples:
        | whom              | unit   |
        | one of your units | Knight |
        | an enemy unit     | Ogre   |

    Scenario Outline: two battles do not end what lasts until <end> end: <unit>
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +2 to a unit until <end> end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 9      | 30      |
        | Squire | North | a3   | 9      | 30      |
        | Page   | North | b3   | 9      | 30      |
        | Imp    | South | c2   | 1      | 3       |
        | Wisp   | South | a2   | 1      | 3       |
      And North has used Magus on <unit>
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      And North has marched Squire to a2
      When the battle is fought out with North going first
      Then <unit> has attack 11

      Examples:
        | end       | unit   |
        | phase     | Knight |
        | phase     | Page   |
        | turn      | Knight |
        | turn      | Squire |
        | turn      | Page   |
        | next turn | Knight |
        | next turn | Squire |
        | next turn | Page   |

    Scenario Outline: what is used in a battle until <end> end, after the battle and in the next turn: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                             |
        | Knight | South | c1   | 1      |                                                    |
        | Ogre   | North | c2   | 1      | before-attack: attack +2 to a unit until <end> end |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre on <unit>
      And the battle is fought out
      When South plays the turn to its end
      Then turn 4 is being played
      And <unit> has attack <attack>

      Examples:
        | end       | unit   | attack |
        | battle    | Knight | 1      |
        | battle    | Ogre   | 1      |
        | phase     | Knight | 1      |
        | phase     | Ogre   | 1      |
        | turn      | Knight | 1      |
        | turn      | Ogre   | 1      |
        | next turn | Knight | 3      |
        | next turn | Ogre   | 3      |

    Scenario Outline: a dice bonus of the defending side, until <end> end, in the second battle of the turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                 |
        | Knight | North | a3   | 30      |                                        |
        | Squire | North | c3   | 4       |                                        |
        | Ogre   | South | a2   | 30      | before-attack: dice +2 until <end> end |
        | Troll  | South | c2   | 30      | before-attack: [1D] to an enemy unit   |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Ogre
      And the battle is fought out
      And North has marched Squire to c2
      And the battle has reached South's before-attack timing
      And South's effect dice will show 2
      And South has used Troll on Squire
      When both sides pass
      Then North's discard pile has <n> cards

      Examples:
        | end    | n |
        | battle | 0 |
        | phase  | 1 |
        | turn   | 1 |

    Scenario Outline: a dice bonus that <side> has got in the turn before, until <end> end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                 |
        | Knight | South | c1   | 30      | before-attack: dice +2 until <end> end |
        | Ogre   | North | c2   | 30      | before-attack: dice +2 until <end> end |
        | Squire | South | a2   | 4       | before-attack: [1D] to an enemy unit   |
        | Troll  | North | a3   | 4       | before-attack: [1D] to an enemy unit   |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has marched Knight to c2
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit>
      And the battle is fought out
      And South plays the turn to its end
      And North discards nothing
      And North has marched Troll to a2
      And the battle has reached <side>'s before-attack timing
      And <side>'s effect dice will show 2
      And <side> has used <other> on <target>
      When both sides pass
      Then <victim>'s discard pile has <n> cards

      Examples:
        | end       | side  | unit   | other  | target | victim | n |
        | battle    | South | Knight | Squire | Troll  | North  | 0 |
        | phase     | South | Knight | Squire | Troll  | North  | 0 |
        | turn      | South | Knight | Squire | Troll  | North  | 0 |
        | next turn | South | Knight | Squire | Troll  | North  | 1 |
        | battle    | North | Ogre   | Troll  | Squire | South  | 0 |
        | phase     | North | Ogre   | Troll  | Squire | South  | 0 |
        | turn      | North | Ogre   | Troll  | Squire | South  | 0 |
        | next turn | North | Ogre   | Troll  | Squire | South  | 1 |

    Scenario Outline: a dice bonus of <side> until next turn end is over in the turn after that
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                            |
        | Knight | South | a1   | 4       | before-attack: dice +2 until next turn end / before-attack: [1D] to an enemy unit |
        | Ogre   | North | a2   | 4       | before-attack: dice +2 until next turn end / before-attack: [1D] to an enemy unit |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has marched Knight to a2
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit>
      And the battle is fought out
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight to a2
      And the battle has reached <side>'s before-attack timing
      And <side>'s effect dice will show 2
      And <side> has used the second ability of <unit> on <target>
      When both sides pass
      Then <target> is still in a2

      Examples:
        | side  | unit   | target |
        | South | Knight | Ogre   |
        | North | Ogre   | Knight |

    Scenario Outline: whatever lasts until <end> end, in the enemy's next turn: <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <change> to one of your units until <end> end
      And North's summoner is Oracle with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c1   | 3       |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And South has used Magus on Knight
      And South plays the turn to its end
      And North discards nothing
      When North uses Oracle on Knight
      Then Knight is <where>

      Examples:
        | end       | change                  | where                  |
        | battle    | cannot die              | not on the battlefield |
        | phase     | cannot die              | not on the battlefield |
        | turn      | cannot die              | not on the battlefield |
        | next turn | cannot die              | in c1                  |
        | battle    | ward 1 against typeless | not on the battlefield |
        | phase     | ward 1 against typeless | not on the battlefield |
        | turn      | ward 1 against typeless | not on the battlefield |
        | next turn | ward 1 against typeless | in c1                  |
        | battle    | defence +1              | not on the battlefield |
        | phase     | defence +1              | not on the battlefield |
        | turn      | defence +1              | not on the battlefield |
        | next turn | defence +1              | in c1                  |

    @deus.ruling.printed_duration_outlasts_turn
    Scenario Outline: whatever lasts until next turn end is over in the turn after that: <change>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <change> to one of your units until next turn end / ritual: [3] to one of your units
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 3       |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And North has used Magus on Knight
      And North plays the turn to its end
      And South plays the turn to its end
      And North discards nothing
      When North uses the second ability of Magus on Knight
      Then Knight is not on the battlefield

      Examples:
        | change                  |
        | cannot die              |
        | ward 1 against typeless |
        | defence +1              |

    Scenario Outline: whatever lasts until <end> end, once a battle is over: <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <change> to one of your units until <end> end / ritual: [3] to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 1      | 3       |
        | Ogre   | North | b2   | 1      | 3       |
      And South has used Magus on Knight
      And South has marched Knight to b2
      And the battle has been fought out with North going first
      When South uses the second ability of Magus on Knight
      Then Knight is <where>

      Examples:
        | end       | change                  | where                  |
        | battle    | cannot die              | not on the battlefield |
        | phase     | cannot die              | in b1                  |
        | turn      | cannot die              | in b1                  |
        | next turn | cannot die              | in b1                  |
        | battle    | ward 1 against typeless | not on the battlefield |
        | phase     | ward 1 against typeless | in b1                  |
        | turn      | ward 1 against typeless | in b1                  |
        | next turn | ward 1 against typeless | in b1                  |

    Scenario Outline: initiative until <end> end, in the enemy's next turn
      Given it is North's main phase
      And North's summoner is Magus with ritual: initiative +2 to one of your units until <end> end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b2   | 3      | 3       |
        | Ogre   | South | b1   | 3      | 3       |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And North has used Magus on Knight
      And North plays the turn to its end
      And South discards nothing
      And South has marched Ogre to b2
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is <where>

      Examples:
        | end       | where                  |
        | battle    | not on the battlefield |
        | phase     | not on the battlefield |
        | turn      | not on the battlefield |
        | next turn | in b2                  |

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: initiative until next turn end is over in the turn after that
      Given it is South's main phase
      And South's summoner is Magus with ritual: initiative +2 to one of your units until next turn end
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And South has used Magus on Knight
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight to c2
      And the initiative dice will show South 3 and North 4
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    Scenario Outline: whom an effect forbids to march until <end> end marches in its side's next turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: cannot march to an enemy unit until <end> end
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's hand holds 6 cards
      And South has used Magus on Ogre
      And South plays the turn to its end
      And North discards nothing
      When North marches Ogre to b3
      Then Ogre is in b3

      Examples:
        | end    |
        | battle |
        | phase  |
        | turn   |

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: whom an effect forbids to march until next turn end stays in that turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: cannot march to an enemy unit until next turn end
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's hand holds 6 cards
      And South has used Magus on Ogre
      And South plays the turn to its end
      And North discards nothing
      When North tries to march Ogre to b3
      Then it is refused under deus.vocabulary.cannot_march

  @deus.duration.default_battle
  Rule: A lasting effect used in a battle without a printed duration is lost in that battle's end timing.
    @since.2.00
    Scenario: a bonus used in a battle is gone after the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                   |
        | Knight | South | b1   | 1      | quick: attack +2 to this |
        | Ogre   | North | b2   | 1      |                          |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | b2   | 1      |

    Scenario: a bonus used in a battle lasts until its end
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                           |
        | Knight | North | c3   | 1      | before-attack: attack +2 to this |
        | Ogre   | South | c2   | 1      |                                  |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      When the battle reaches North's right to counter
      Then Knight has attack 3

    @since.2.00
    Scenario: a bonus used in a battle is gone in a later battle of the turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                   |
        | Knight | South | a1   | 1      | quick: attack +2 to this |
        | Ogre   | North | a2   | 1      |                          |
        | Goblin | North | b2   | 1      |                          |
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      And South has used Knight
      And the battle has been fought out with South going first
      And South has used Magus on Knight
      When South marches Knight to b2
      Then a battle is going on in b2
      And Knight has attack 1

    Scenario Outline: whatever is gained in a battle is gone in the next one of the turn: <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | South | b1   | 9      | 3       | when an enemy unit dies, forced: <change> to this |
        | Imp    | North | b2   | 0      | 3       |                                                   |
        | Ogre   | North | c2   | 3      | 3       |                                                   |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      And South has used Magus on Knight
      And South has marched Knight to c2
      When the battle is fought out with North going first
      Then Knight is not on the battlefield

      Examples:
        | change                  |
        | cannot die              |
        | ward 1 against typeless |
        | defence +1              |

    Scenario: initiative gained in a battle is gone in the next one of the turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                 |
        | Knight | South | b1   | 9      | 3       | when an enemy unit dies, forced: initiative +2 to this |
        | Imp    | North | b2   | 0      | 3       |                                                        |
        | Ogre   | North | c2   | 3      | 3       |                                                        |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      And South has used Magus on Knight
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield

  @deus.duration.default_phase
  Rule: A lasting effect used outside battle without a printed duration is lost at the end of the phase in which it was used.
    Scenario: a bonus used outside battle lasts through a battle of the phase
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +2 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | a3   | 1      |
        | Ogre   | South | a2   | 1      |
      And North has used Magus on Knight
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | a2   | 3      |

    Scenario: a bonus used outside battle is gone in the next phase
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 1      |
      And South has used Magus on Knight
      When South ends the phase
      Then it has become South's normal summon phase
      And Knight has attack 1

    Scenario: a unit that only the effect kept is discarded at the end of the phase
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence +2 to one of your units
      And North's hand holds these cards
        | card  | kind         | effect                                                 |
        | Curse | ritual spell | ritual: defence -3 to one of your units until turn end |
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 3       |
      And North has used Magus on Knight
      And North has used Curse on Knight
      When North ends the phase
      Then Knight is in North's discard pile

    @since.2.00
    Scenario: an effect of the power charge phase ends with that phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                               |
        | Ogre | North | a2   | 2      | when a turn begins, field, forced: attack +2 to this |
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then it has become North's first hand adjustment phase
      And Ogre has attack 2

    @since.2.00
    Scenario: an effect of the power charge phase is in force before the phase ends
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                                                 |
        | Ogre | South | b2   | 2      | when a turn begins, field: attack +2 to this / when a turn begins, field: gain 1 power |
      And South's deck holds 20 cards
      And North declares the end of the turn
      When South uses Ogre's trigger
      Then it has become South's power charge phase
      And Ogre has attack 4

    @since.2.00
    Scenario: a printed duration reaches beyond the power charge phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                              |
        | Ogre | North | c2   | 2      | when a turn begins, field, forced: attack +2 to this until turn end |
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then it has become North's first hand adjustment phase
      And Ogre has attack 4

    @since.2.00
    Scenario: a unit that only an effect of the power charge phase kept is discarded at its end
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                                       |
        | Ogre | South | a2   | 2       | when a turn begins, field: defence +2 to this / when a turn begins, field: defence -3 to this until turn end |
      And South's deck holds 20 cards
      And North declares the end of the turn
      And South uses Ogre's trigger
      When South uses trigger 2 of Ogre
      Then it has become South's first hand adjustment phase
      And Ogre is in South's discard pile

    Scenario: an effect of the normal summon phase ends with that phase
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | attack |
        | Ogre | North | c3   | 1      |
      And North's hand holds these cards
        | card | effect                                                        |
        | Imp  | when this is summoned, field, forced: attack +2 to your units |
      And North has summoned Imp to a3
      When North ends the phase
      Then Ogre has attack 1

    Scenario: an effect of the normal summon phase holds in that phase
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | attack |
        | Ogre | North | a3   | 1      |
      And North's hand holds these cards
        | card | effect                                                        |
        | Imp  | when this is summoned, field, forced: attack +2 to your units |
      When North summons Imp to c3
      Then Ogre has attack 3

    @until.2.00
    Scenario: in the draft, too, an effect of the power charge phase ends with that phase
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                     |
        | Knight | South | c1   | 1      | when a turn begins, field, forced: attack +2 to your units |
      And North's hand holds 6 cards
      And South's hand holds 6 cards
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      When North discards nothing
      Then it has become South's first hand adjustment phase
      And Knight has attack 1

    Scenario Outline: whatever is changed outside battle is as before in the enemy's next turn: <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <change> to one of your units
      And North's summoner is Oracle with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And South has used Magus on Knight
      And South plays the turn to its end
      And North discards nothing
      When North uses Oracle on Knight
      Then Knight is not on the battlefield

      Examples:
        | change                  |
        | cannot die              |
        | ward 1 against typeless |
        | defence +1              |

    Scenario: initiative gained outside battle is gone in the enemy's next turn
      Given it is North's main phase
      And North's summoner is Magus with ritual: initiative +2 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c2   | 3      | 3       |
        | Ogre   | South | c1   | 3      | 3       |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      And North has used Magus on Knight
      And North plays the turn to its end
      And South discards nothing
      And South has marched Ogre to c2
      When the battle is fought out with equal initiative
      Then Knight and Ogre are not on the battlefield

  @deus.duration.simultaneous_suspends
  Rule: Constant and lasting effects in the battle area do not apply during the simultaneous attack timing, and only for that long.
    Scenario: a constant does not count in a simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | b1   | 2      | 9       | constant: attack +1 to this |
        | Ogre   | North | b2   | 1      | 3       |                             |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Ogre is in b2

    Scenario: a constant counts in an ordinary attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | North | c3   | 2      | 9       | constant: attack +1 to this |
        | Ogre   | South | c2   | 1      | 3       |                             |
      And North has marched Knight to c2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario: lasting effects do not count, exhausted units do not attack
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +3 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Knight | South | a1   | 4      | 3       |                                   |
        | Squire | South | a1   | 2      | 2       | quick, exhaust this: gain 1 power |
        | Ogre   | North | a2   | 3      | 4       |                                   |
        | Troll  | North | a2   | 3      | 2       |                                   |
      And South has used Magus on Knight
      And South has marched Knight and Squire to a2
      And the battle has reached South's quick timing
      And South has used Squire
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit  | area | state     |
        | Troll | a2   | exhausted |

    Scenario: a lasting effect counts again after the simultaneous attack
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +3 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 4      | 4       |
        | Ogre   | South | b2   | 3      | 4       |
      And North has used Magus on Knight
      And North has marched Knight to b2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | b2   | 7      |

    Scenario Outline: nothing that lasts saves a unit: <effect>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <effect> one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 1      | 3       |
        | Ogre   | North | c2   | 3      | 9       |
      And South has used Magus on Knight
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield

      Examples:
        | effect                      |
        | cannot die for              |
        | ward 1 against typeless for |
        | defence +1 to               |

    Scenario Outline: what lasts saves a unit in an ordinary attack: <effect>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <effect> one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 1      | 3       |
        | Ogre   | South | a2   | 3      | 9       |
      And North has used Magus on Knight
      And North has marched Knight to a2
      When the battle is fought out with South going first
      Then Knight is in a3

      Examples:
        | effect                      |
        | cannot die for              |
        | ward 1 against typeless for |
        | defence +1 to               |

    Scenario Outline: no constant saves a unit: <effect>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | b3   | 1      | 3       | constant: <effect> this       |
        | Squire | North | b3   | 0      | 3       |                               |
        | Ogre   | South | b2   | 3      | 3       |                               |
        | Troll  | South | b2   | 3      | 9       | constant: <effect> your units |
      And North has marched Knight and Squire to b2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit  | area |
        | Ogre  | b2   |
        | Troll | b2   |

      Examples:
        | effect                      |
        | cannot die for              |
        | ward 9 against typeless for |
        | defence +9 to               |

    Scenario Outline: a constant saves nobody else either: <effect>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | c1   | 3      | 30      |                               |
        | Ogre   | North | c2   | 0      | 3       |                               |
        | Troll  | North | c2   | 0      | 9       | constant: <effect> your units |
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Troll is in c2

      Examples:
        | effect                      |
        | cannot die for              |
        | ward 9 against typeless for |
        | defence +9 to               |

    Scenario Outline: what lasts until <end> end counts again after the simultaneous attack: <unit>
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack +3 to a unit until <end> end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 1      | 4       |
        | Ogre   | South | a2   | 1      | 4       |
      And North has used Magus on <unit>
      And North has marched Knight to a2
      When the battle is fought out with equal initiative
      Then <unit> has attack 4

      Examples:
        | end       | unit   |
        | phase     | Knight |
        | phase     | Ogre   |
        | turn      | Knight |
        | turn      | Ogre   |
        | next turn | Knight |
        | next turn | Ogre   |
