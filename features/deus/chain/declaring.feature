Feature: Chain

  @deus.chain.right_alternates
  Rule: The right to declare a counter passes to the two players alternately.
    Scenario Outline: whoever has declared or passed hands the right on
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | North | c3   | counter: attack +1 to one of your units  |
        | Ogre   | South | c2   | counter: defence +1 to one of your units |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South <does>
      Then North is asked for a counter

      Examples:
        | does              |
        | uses Ogre on Ogre |
        | passes            |

    Scenario: the right comes back after a counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | South | a1   | counter: attack +1 to one of your units  |
        | Ogre   | North | a2   | counter: defence +1 to one of your units |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      When South uses Knight on Knight
      Then North is asked for a counter

    Scenario: two counters in a row are refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | North | b3   |                                          |
        | Ogre   | South | b2   | counter: defence +1 to one of your units |
        | Imp    | South | b2   | counter: defence +1 to one of your units |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Ogre on Ogre
      When South tries to use Imp on Ogre
      Then it is refused under deus.chain.right_alternates
      And North is asked for a counter

    Scenario: who has passed may not counter before the other side has answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | South | c1   |                                          |
        | Ogre   | North | c2   | counter: defence +1 to one of your units |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has passed
      When North tries to use Ogre on Ogre
      Then it is refused under deus.chain.right_alternates
      And South is asked for a counter

  @deus.chain.first_right
  Rule: The first right to counter goes to the opponent of the player who declared the origin.
    Scenario: the side that is attacked is asked first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter

    Scenario: the user of a before-attack effect may not counter first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit     |
        | Knight | South | b1   | counter: attack +1 to one of your units |
        | Ogre   | North | b2   |                                         |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When South tries to use Knight on Mage
      Then it is refused under deus.chain.first_right
      And North is asked for a counter

    Scenario: the phase does not end at the right to counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Archer to b2
      And the battle has reached North's right to counter
      When North tries to end the phase
      Then it is refused under deus.chain.first_right

  @deus.chain.two_passes
  Rule: Two consecutive passes, one by each player, end the declarations of a counter chain and start its reverse-order resolution.
    @since.2.00
    Scenario: two passes in a row bring the attack about
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      |         |
        | Ogre   | North | c2   |        | 3       |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has passed
      When South passes
      Then Knight is exhausted
      And North is asked for before attack effects

    Scenario: one pass does not end the declarations
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | a3   | 2      |
        | Ogre   | South | a2   |        |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      When South passes
      Then the chain has 1 declaration
      And Knight is ready

    @deus.ruling.chain_ends_on_two_passes
    Scenario: passes that are not in a row do not end the declarations
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | South | b1   | counter: attack +1 to one of your units  |
        | Ogre   | North | b2   | counter: defence +1 to one of your units |
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | North | c3   | 3      |         | counter: attack +1 to one of your units  |
        | Ogre   | South | c2   |        | 3       | counter: defence +2 to one of your units |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has passed
      And North has used Knight on Knight
      And South has used Ogre on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 4      | 3       |
        | Ogre   | 2      | 5       |
