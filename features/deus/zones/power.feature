Feature: Zones

  @deus.zone.power.count
  Rule: A player's power equals the number of power counters that player holds.
    Scenario: two counters are power 2, which pays a cost of 2
      Given it is South's main phase
      And South has 2 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South uses Sage
      Then South's power is 0

    Scenario: one counter does not pay a cost of 2
      Given it is South's main phase
      And South has 1 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South tries to use Sage
      Then it is refused under deus.ritual.summoner_cost or deus.cost.required

    @deus.ruling.power_has_no_cap
    Scenario: power does not fall below 0
      Given it is South's main phase
      And North has 1 power
      And South's summoner is Sage with ritual: the enemy loses 2 power
      When South uses Sage
      Then North's power is 0

    Scenario Outline: a position with power <n> is <answer>
      Given South has <n> power
      When the position is put on the table
      Then it is <answer>

      Examples:
        | n  | answer      |
        | 0  | accepted    |
        | -1 | turned down |

  @deus.zone.power.persist
  Rule: Unspent power carries over from turn to turn.
    @since.2.00
    Scenario: the turn's end takes no power
      Given it is North's end declaration phase
      And North has 2 power
      And North's deck holds 9 cards
      And South's deck holds 9 cards
      When North declares the end of the turn
      Then North's power is 2

    @since.2.00
    Scenario: next time the charge comes on top
      Given it is South's end declaration phase
      And South has 2 power
      And North has 1 power
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South declares the end of the turn
      When North plays the turn to its end
      Then South's power is 3
      And North's power is 2

    Scenario: unspent power of the first five turns
      Given the game has been prepared, South having the first turn
      And South plays the turn to its end
      And North plays the turn to its end
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 5 is being played
      And South's power is 2
      And North's power is 2

  @deus.zone.power.gain_spend
  Rule: Gained power counters come from the supply outside the board, and spent ones return to it.
    Scenario: a gain is not at the opponent's cost
      Given it is North's main phase
      And South has 3 power
      And North's summoner is Sage with ritual: gain 2 power
      When North uses Sage
      Then North's power is 2
      And South's power is 3

    Scenario: spent power does not go to the opponent
      Given it is South's main phase
      And South has 3 power
      And North has 1 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South uses Sage
      Then South's power is 1
      And North's power is 1

  @deus.zone.power.shared_pool
  Rule: Both players draw power counters from one common supply.
    @deus.ruling.power_has_no_cap
    Scenario: three and four counters in use, each may still gain
      Given it is North's main phase
      And North has 3 power
      And South has 4 power
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Call | ritual spell | ritual: gain 2 power & the enemy gains 1 power |
      When North uses Call
      Then North's power is 5
      And South's power is 5

    @deus.ruling.power_has_no_cap
    Scenario: what one player holds does not limit the other
      Given it is South's main phase
      And North has 10 power
      And South's summoner is Sage with ritual: gain 2 power
      When South uses Sage
      Then South's power is 2
      And North's power is 10

    @deus.ruling.power_has_no_cap
    Scenario: no player has a share that could run out
      Given it is North's main phase
      And North has 5 power
      And North's summoner is Sage with ritual: gain 2 power
      When North uses Sage
      Then North's power is 7

  @deus.zone.power.substitute
  Rule: Running out of power counters never prevents a gain of power, which is then recorded by other means.
    @deus.ruling.power_has_no_cap @since.2.00
    Scenario: a power charge with all ten counters in use
      Given it is South's end declaration phase
      And South has 5 power
      And North has 5 power
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      When South declares the end of the turn
      Then North's power is 6

    @deus.ruling.power_has_no_cap
    Scenario: power recorded by other means is spent like any other
      Given it is North's main phase
      And North has 12 power
      And North's summoner is Sage with ritual, cost 12 power: draw 1
      When North uses Sage
      Then North's power is 0

    Scenario Outline: a position with power <n> is accepted
      Given South has <n> power
      When the position is put on the table
      Then it is accepted

      Examples:
        | n  |
        | 10 |
        | 11 |
        | 30 |
