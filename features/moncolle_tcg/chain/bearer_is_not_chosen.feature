Feature: Counter chain

  @moncolle_tcg.ruling.bearer_is_not_chosen
  Rule: A counter that reaches only the unit which bears it chooses no target and may always name it.
    Background:
      Given it is South's main phase

    Scenario Outline: North's unit, which nothing was aimed at, strengthens itself
      Given these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b2   | normal, declared: draw 1            |
        | Ogre | North | b3   | counter, <type>: defence +2 to this |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      When both sides pass
      Then Ogre has defence 5

      Examples:
        | type       |
        | declared   |
        | completion |

    Scenario: North's unit that would have to choose itself may not counter
      Given these units are on the battlefield
        | unit | side  | area | effect                                             |
        | Mage | South | b2   | normal, declared: draw 1                           |
        | Ogre | North | b3   | counter, declared: defence +2 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre on Ogre
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Ogre has defence 3
