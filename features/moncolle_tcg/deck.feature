Feature: Deck

  What a deck is made of, and what cards say of who may use them.

  @moncolle_tcg.deck.exactly_50
  Rule: A deck has exactly 50 cards.
    Scenario: two decks of 50 cards are accepted
      Given the turn order dice will show South 2 and North 3
      When a new game begins with these decks
        | seat  | cards |
        | South | 50    |
        | North | 50    |
      Then it is accepted
      And South's deck has 43 cards
      And North's deck has 43 cards

    Scenario Outline: a deck of <cards> cards, here <seat>'s, is turned down
      When a new game begins with these decks
        | seat   | cards   |
        | <seat> | <cards> |
      Then it is turned down

      Examples:
        | seat  | cards |
        | South | 49    |
        | South | 51    |
        | North | 49    |
        | North | 51    |
        | North | 40    |

  @moncolle_tcg.deck.three_copies
  Rule: A deck has at most three cards of the same name.
    Scenario Outline: four cards of a <kind> are too many, here in <seat>'s deck
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | 4 <card>   |
      Then it is turned down

      Examples:
        | seat  | kind         | card             |
        | South | unit         | Tinder Runner    |
        | North | battle spell | Chimney's Answer |
        | South | consumable   | Wormwood Tonic   |
        | North | equipment    | Courier's Spurs  |
        | South | terrain      | Slag Terrace     |

    Scenario: three cards of the same name are accepted, in either deck
      Given the turn order dice will show South 4 and North 1
      When a new game begins with these decks
        | seat  | cards | among them                        |
        | South | 50    | 3 Puddle Hopper and 3 Held Breath |
        | North | 50    | 3 Puddle Hopper and 3 Held Breath |
      Then it is accepted
      And South's deck has 43 cards

  @moncolle_tcg.deck.construction_rule
  Rule: How many copies of a card a deck may hold is what the card's construction rule says, if it has one.
    Scenario Outline: more copies than the construction rule allows are turned down: <among>
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | <among>    |
      Then it is turned down

      Examples:
        | seat  | among                      |
        | South | 2 Gavel of the White Court |
        | North | 2 Smuggler's Almanac       |
        | North | 3 Headsman's Thread        |
        | South | 7 Chimney Finch            |

    Scenario Outline: as many copies as the construction rule allows are accepted: <among>
      Given the turn order dice will show South 4 and North 1
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | <among>    |
      Then it is accepted
      And <seat>'s deck has 43 cards

      Examples:
        | seat  | among                                        |
        | South | 1 Gavel of the White Court                   |
        | North | 1 Smuggler's Almanac and 1 Headsman's Thread |
        | North | 6 Chimney Finch                              |

  @moncolle_tcg.deck.additional_rule
  Rule: A card with an additional rule can be used only as that rule says.
    Scenario: a card without an additional rule is put on anybody
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | South | c1   | Beast | Item 1   |
      And South's hand holds these cards
        | card   | kind      |
        | Shield | equipment |
      And South has ended the phase
      When South equips Knight with Shield
      Then Knight wears Shield

    Scenario Outline: an additional rule of equipment lets a <race> <deed>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | race   | standing |
        | Knight | North | a3   | <race> | Item 1   |
      And North's hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And North has ended the phase
      When North <act>
      Then <outcome>

      Examples:
        | race  | deed        | act                               | outcome                                         |
        | Titan | wear it     | equips Knight with Shield         | Knight wears Shield                             |
        | Beast | not wear it | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: an additional rule of a consumable lets a <race> <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race   | standing |
        | Knight | South | b2   | <race> | Item 1   |
        | Ogre   | North | b3   |        |          |
      And South's hand holds these cards
        | card  | kind       | only for | effect                                              |
        | Flask | consumable | Titan    | normal, cost 1 item: attack +3 to one of your units |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      When South <act> Flask through Knight on Knight
      Then <outcome>

      Examples:
        | race  | deed       | act          | outcome                                          |
        | Titan | use it     | uses         | North is asked for a counter                     |
        | Beast | not use it | tries to use | it is refused under moncolle_tcg.deck.secret_art |

  @moncolle_tcg.deck.secret_art
  Rule: A battle spell or consumable that is a secret art of a race can be used only by units of that race.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing           | defence |
        | Adept  | North | c3   | Titan | Spell fire, Item 1 | 3       |
        | Novice | North | c3   | Beast | Spell fire, Item 1 | 3       |
        | Sage   | South | c2   | Titan | Spell fire, Item 1 | 9       |
        | Ogre   | South | c2   | Beast | Spell fire, Item 1 | 9       |
      And North's hand holds these cards
        | card  | kind         | only for | effect                                              |
        | Bolt  | battle spell | Titan    | normal, cost fire: [2] to an enemy unit             |
        | Blaze | battle spell | Titan    | normal, cost fire fire: [5] to an enemy unit        |
        | Flask | consumable   | Titan    | normal, cost 1 item: attack +1 to one of your units |
      And South's hand holds these cards
        | card  | kind         | only for | effect                                                   |
        | Ward  | battle spell | Titan    | counter, cost fire: defence +2 to one of your units      |
        | Wall  | battle spell | Titan    | counter, cost fire fire: defence +9 to one of your units |
        | Tonic | consumable   | Titan    | counter, cost 1 item: defence +2 to one of your units    |
      And North has marched Adept and Novice to c2
      And the battle has reached North's before-attack timing

    Scenario: a unit of the race uses a spell that is a secret art
      When North uses Bolt through Adept on Ogre paid by Adept's fire
      Then South is asked for a counter

    Scenario: a unit of another race does not use a spell that is a secret art
      When North tries to use Bolt through Novice on Ogre paid by Novice's fire
      Then it is refused under moncolle_tcg.deck.secret_art

    Scenario: a unit of the race uses a consumable that is a secret art
      When North uses Flask through Adept on Novice
      Then South is asked for a counter

    Scenario: a unit of another race does not use a consumable that is a secret art
      When North tries to use Flask through Novice on Novice
      Then it is refused under moncolle_tcg.deck.secret_art

    Scenario: a unit of the race counters with a spell that is a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Ward through Sage on Ogre paid by Sage's fire
      Then the chain has 2 declarations

    Scenario: a unit of the race counters with a consumable that is a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Tonic through Sage on Ogre
      Then the chain has 2 declarations

    Scenario Outline: a unit of another race does not counter with a secret art: <act>
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South tries to use <act>
      Then it is refused under moncolle_tcg.deck.secret_art

      Examples:
        | act                                           |
        | Ward through Ogre on Ogre paid by Ogre's fire |
        | Tonic through Ogre on Ogre                    |

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: the icon of a unit of the race is not enough for a user of another
      When North tries to use Blaze through Novice on Ogre paid by Novice's fire and Adept's fire
      Then it is refused under moncolle_tcg.deck.secret_art

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: a unit of another race gives an icon to a user of a secret art
      When North uses Blaze through Adept on Ogre paid by Novice's fire and Adept's fire
      Then South is asked for a counter

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: a unit of another race gives an icon to a user who counters with a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Wall through Sage on Ogre paid by Sage's fire and Ogre's fire
      Then the chain has 2 declarations

    Scenario Outline: a unit of another race uses no secret art after the attack: <card>
      Given the battle has reached North's after-attack timing
      When North tries to use <use>
      Then it is refused under moncolle_tcg.deck.secret_art

      Examples:
        | card       | use                                               |
        | spell      | Bolt through Novice on Ogre paid by Novice's fire |
        | consumable | Flask through Novice on Novice                    |

  @moncolle_tcg.deck.exclusive
  Rule: Equipment that is exclusive to a race can be given only to units of that race.
    Scenario Outline: exclusive equipment for <seat>'s <race>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | race   | standing |
        | Knight | <seat> | <area> | <race> | Item 1   |
      And <seat>'s hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And <seat> has ended the phase
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | area | race  | act                               | outcome                                         |
        | South | c2   | Titan | equips Knight with Shield         | Knight wears Shield                             |
        | North | a4   | Titan | equips Knight with Shield         | Knight wears Shield                             |
        | South | b1   | Beast | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |
        | North | a4   | Beast | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |
        | North | b4   |       | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: exclusive equipment in an instant summon timing of <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | c3   | Titan | Item 1   |
        | Squire | North | c3   | Beast | Item 1   |
        | Ogre   | South | c2   | Titan | Item 1   |
        | Troll  | South | c2   | Beast | Item 1   |
      And <seat>'s hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And North has marched Knight and Squire to c2
      And the battle has reached <seat>'s instant summon timing
      When <seat> <act> with Shield
      Then <outcome>

      Examples:
        | seat  | act                   | outcome                                         |
        | North | equips Knight         | Knight wears Shield                             |
        | South | equips Ogre           | Ogre wears Shield                               |
        | North | tries to equip Squire | it is refused under moncolle_tcg.deck.exclusive |
        | South | tries to equip Troll  | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: exclusive equipment is passed on within the race only: <act>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | South | c2   | Titan | Item 2   |
        | Giant  | South | c2   | Titan | Item 2   |
        | Squire | South | c2   | Beast | Item 2   |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
        | Sword  |          |
      When South <act>
      Then <outcome>

      Examples:
        | act                                               | outcome                                         |
        | passes Shield to Giant                            | Giant wears Shield                              |
        | tries to pass Shield to Squire                    | it is refused under moncolle_tcg.deck.exclusive |
        | tries to pass Shield to Squire and Sword to Giant | it is refused under moncolle_tcg.deck.exclusive |
        | tries to pass Sword to Giant and Shield to Squire | it is refused under moncolle_tcg.deck.exclusive |
        | passes Sword to Squire and Shield to Giant        | Squire wears Sword                              |

    Scenario: exclusive equipment is not passed on to another race in a line-up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | a3   | Titan | Item 1   |
        | Squire | North | a3   | Beast | Item 1   |
        | Ogre   | South | a2   |       |          |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
      And North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When North tries to pass Shield to Squire
      Then it is refused under moncolle_tcg.deck.exclusive

    Scenario: exclusive equipment on another race is turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | a3   | Beast | Item 1   |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
      When the position is put on the table
      Then it is turned down

  @moncolle_tcg.ruling.exclusive_race_lost
  Rule: Exclusive equipment is discarded when its wearer loses the race.
    Scenario Outline: <seat>'s Knight becomes an <race> and wears <worn>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | race | standing | attack | effect                                               |
        | Mage   | <seat> | b2   |      |          |        | own turn, declared: race <race> to one of your units |
        | Knight | <seat> | b3   | Elf  | Item 3   | 2      |                                                      |
      And Knight wears these cards
        | card   | only for | attack |
        | Sword  | Elf      | 2      |
        | Shield |          |        |
      When <seat> uses Mage on Knight
      Then Knight wears <worn>
      And Knight has attack <attack>
      And Sword <lie> in <seat>'s discard pile

      Examples:
        | seat  | race | worn             | attack | lie    |
        | South | Orc  | Shield           | 2      | is     |
        | North | Elf  | Shield and Sword | 4      | is not |
        | North | Orc  | Shield           | 2      | is     |

    Scenario Outline: in a battle <other>'s Ogre loses its race and its exclusive equipment: <race>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | race | standing | effect                                         |
        | Mage | <seat>  | <from> |      |          | normal, declared: race <race> to an enemy unit |
        | Ogre | <other> | <to>   | Elf  | Item 2   |                                                |
      And Ogre wears these cards
        | card   | only for |
        | Sword  | Elf      |
        | Shield | Elf      |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre wears <worn>
      And <other>'s discard pile has <n> cards

      Examples:
        | seat  | other | from | to | race | worn             | n |
        | South | North | b2   | b3 | Orc  | nothing          | 2 |
        | North | South | c3   | c2 | Elf  | Shield and Sword | 0 |

    Scenario Outline: exclusive equipment put on by <seat>'s unit that is no <race> goes when that ends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | race   | standing | effect                                            |
        | Mage   | <seat> | b2   |        |          | own turn, declared: race Elf to one of your units |
        | Knight | <seat> | b3   | <race> | Item 3   |                                                   |
      And <seat>'s hand holds these cards
        | card  | kind      | only for |
        | Sword | equipment | Elf      |
      And <seat> has used Mage on Knight
      And <seat> has ended the phase
      And <seat> has ended the phase
      And <seat> has equipped Knight with Sword
      When <seat> plays the turn to its end
      Then Knight wears <worn>
      And Sword <lie> in <seat>'s discard pile

      Examples:
        | seat  | race | worn    | lie    |
        | South | Orc  | nothing | is     |
        | North | Elf  | Sword   | is not |

    Scenario Outline: <seat>'s unit without the defence of lost exclusive equipment falls
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | race | standing | defence | effect                                                                                                  |
        | Mage   | <seat> | b2   |      |          |         | own turn, declared: race Orc to one of your units / own turn, declared: defence -2 to one of your units |
        | Knight | <seat> | b2   | Elf  | Item 3   | 2       |                                                                                                         |
      And Knight wears these cards
        | card   | only for | defence |
        | Shield | Elf      | 1       |
      And <seat> has used the second ability of Mage on Knight
      When <seat> uses Mage on Knight
      Then Knight is not on the battlefield
      And Mage is in b2

      Examples:
        | seat  |
        | South |
        | North |
