Feature: Chain

  @deus.chain.right_alternates
  Rule: The right to declare a counter passes to the two players alternately.
    Background:
      Given it is South's main phase

    Scenario Outline: whoever has declared or passed hands the right on
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North <does>
      Then South is asked for a counter

      Examples:
        | does              |
        | uses Ogre on Ogre |
        | passes            |

    Scenario: the right comes back after a counter
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      When South uses Knight on Knight
      Then North is asked for a counter

    Scenario: two counters in a row are refused
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   |                                    |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
        | Imp    | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      When North tries to use Imp on Ogre
      Then it is refused under deus.chain.right_alternates
      And South is asked for a counter

    Scenario: who has passed may not counter before the other side has answered
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   |                                    |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      When North tries to use Ogre on Ogre
      Then it is refused under deus.chain.right_alternates
      And South is asked for a counter

  @deus.chain.first_right
  Rule: The first right to counter goes to the opponent of the player who declared the origin.
    Background:
      Given it is South's main phase

    Scenario: the side that is attacked is asked first
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North passes
      Then South is asked for a counter

    Scenario: the user of a before-attack effect may not counter first
      Given these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit |
        | Knight | South | b1   | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   |                                     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When South tries to use Knight on Mage
      Then it is refused under deus.chain.first_right
      And North is asked for a counter

    Scenario: the phase does not end at the right to counter
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's right to counter
      When South tries to end the phase
      Then it is refused under deus.chain.first_right

  @deus.chain.two_passes
  Rule: Two consecutive passes, one by each player, end the declarations of a counter chain and start its reverse-order resolution.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: two passes in a row bring the attack about
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      When South passes
      Then Knight is exhausted
      And North is asked for before attack effects

    Scenario: one pass does not end the declarations
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
        | Ogre   | North | b2   |        |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North passes
      Then the chain has 1 declaration
      And Knight is ready

    @deus.ruling.chain_ends_on_two_passes
    Scenario: passes that are not in a row do not end the declarations
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Knight
      And North has used Ogre on Ogre
      When South passes
      Then North is asked for a counter
      And the chain has 3 declarations

    @deus.ruling.chain_ends_on_two_passes
    Scenario: a player who passed may counter later and players may counter themselves
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | b1   | 3      |         | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   |        | 3       | counter: defence +2 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Knight
      And North has used Ogre on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 4      | 3       |
        | Ogre   | 2      | 5       |
