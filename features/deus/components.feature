Feature: Components

  The cards, counters, markers and dice of the game, as far as a program shows them.

  @deus.components.faction_contents
  Rule: A faction has 21 cards besides tokens: 1 summoner, 14 units, 5 battle spells and 1 ritual spell.
    Scenario: every half deck has the same numbers, whoever has picked it
      When the draft has been completed, South picking first
      Then the card set consists of these half decks
        | half deck | summoners | units | battle spells | ritual spells | tokens |
        | first     | 1         | 14    | 5             | 1             |        |
        | second    | 1         | 14    | 5             | 1             |        |
        | third     | 1         | 14    | 5             | 1             | 2      |
        | fourth    | 1         | 14    | 5             | 1             |        |
        | fifth     | 1         | 14    | 5             | 1             |        |
        | sixth     | 1         | 14    | 5             | 1             |        |

  @deus.components.card_total
  Rule: The whole card set is 128 cards: six factions of 21 cards and two token cards.
    Scenario: 128 cards in all
      Given the draft dice will show South 6 and North 1
      When a new game begins
      Then the card set has 128 cards

    Scenario: the draft takes no card out of the set
      When the draft has been completed, South picking first
      Then the card set has 128 cards

    Scenario: a card of the set is known by its name, beside cards that are described in full
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence |
        | Ogre | South | b2   | 3      | 4       |
      And the specimen card Cinder Monarch stands in a3 for North
      When North marches Cinder Monarch to a2
      Then the battlefield holds exactly these units
        | unit           | side  | area | attack | defence |
        | Cinder Monarch | North | a2   | 7      | 7       |
        | Ogre           | South | b2   | 3      | 4       |

  @deus.components.strain_tokens
  Rule: Only one faction, that of the evil attribute, has token cards, and it has two.
    Scenario: whoever plays the evil faction has both tokens, nobody else has any
      When the game is prepared, South having the first turn
      Then North's token area has 2 cards
      And South's token area has 0 cards

    @since.2.00
    Scenario: the tokens stay with whoever plays the evil faction, whoever selects last
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked third
      And North has picked first and second
      And South has picked fourth
      And South has selected 15 cards of each faction
      And the shuffles will leave the decks as they are
      When North selects 15 cards of each faction
      Then South's token area has 2 cards
      And North's token area has 0 cards

  @deus.components.power_counters_10
  Rule: The game supplies ten power counters, which record the power gained in power charge phases.
    Background:
      Given it is North's end declaration phase
      And South's deck holds 10 cards

    @since.2.00
    Scenario: power gained in a power charge phase is recorded
      When North declares the end of the turn
      Then South's power is 1
      And North's power is 0

    @deus.ruling.power_has_no_cap @since.2.00
    Scenario Outline: <south> and <north> counters in use are no hindrance to one more
      Given South has <south> power
      And North has <north> power
      When North declares the end of the turn
      Then South's power is <more>
      And North's power is <north>

      Examples:
        | south | north | more |
        | 5     | 4     | 6    |
        | 6     | 4     | 7    |
        | 10    | 0     | 11   |
        | 12    | 11    | 13   |

  @deus.components.control_markers_3
  Rule: Three control markers suffice: a front area carries at most one, and leaving out the physical piece changes no rule.
    Scenario: each front area can carry a control marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | South | b2   |
        | Wisp   | North | c3   |
      And a control marker lies on c2
      When South marches these units
        | unit   | to |
        | Knight | a1 |
        | Ogre   | b1 |
      Then a2 carries a control marker
      And b2 carries a control marker
      And c2 carries a control marker

    Scenario: an area does not carry two control markers
      Given it is North's main phase
      And a control marker lies on c2
      And a control marker lies on c2
      When the position is put on the table
      Then it is turned down

    Scenario: no control marker lies in a territory
      Given it is South's main phase
      And a control marker lies on a1
      When the position is put on the table
      Then it is turned down

    Scenario Outline: <who> may intercept in an area without a control marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Wisp   | North | b3   |
      And <start>
      When South marches Knight to b2
      Then <asked>

      Examples:
        | who    | start                                | asked                          |
        | nobody | b2 was South's when the turn began   | South is asked for main action |
        | North  | nobody was in b2 when the turn began | North is asked for intercept   |

  @deus.components.battle_markers_3
  Rule: Three battle markers suffice: a front area carries at most one per turn, and leaving out the physical piece changes no rule.
    Scenario: a battle leaves one marker in its area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 4      |
        | Ogre   | South | b2   | 2      |
      And a battle marker lies on c2
      And North has marched Knight to b2
      When the battle is fought out with North going first
      Then b2 carries a battle marker
      And c2 carries a battle marker
      And a2 carries no battle marker

    Scenario: an area does not carry two battle markers
      Given it is South's main phase
      And a battle marker lies on b2
      And a battle marker lies on b2
      When the position is put on the table
      Then it is turned down

    Scenario: there is no second battle in an area that carries a battle marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And a battle marker lies on c2
      When North tries to march Knight to c2
      Then it is refused under deus.march.e_enemy

    Scenario: no battle marker lies in a territory
      Given it is South's main phase
      And a battle marker lies on a1
      When the position is put on the table
      Then it is turned down

  @deus.components.dice_2
  Rule: Six-sided dice are rolled only when a rule or an effect calls for it.
    Scenario: initiative calls for a die of each side
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      | 3       |
        | Ogre   | South | b2   | 3      | 3       |
      And North has marched Knight to b2
      And the initiative dice will show South 6 and North 1
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Ogre | South | b2   |

    Scenario: an effect calls for two dice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c1   | before-attack: [2D] to an enemy unit |
        | Ogre   | North | c2   |                                      |
        | Wisp   | North | c2   |                                      |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And South's effect dice will show 1 and 2
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: an effect of fixed damage rolls no die
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | a3   |         | before-attack: [3] to an enemy unit |
        | Ogre   | South | a2   | 3       |                                     |
        | Wisp   | South | a2   |         |                                     |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: a march without a battle rolls no die
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      Then South is asked for main action
