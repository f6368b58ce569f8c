Feature: Terms

  @moncolle_tcg.glossary.or
  Rule: A condition with "or" is met if one of its parts is.
    Scenario Outline: <seat> chooses a <attribute> unit where fire or water is asked for
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attribute   | effect                                        |
        | Mage | <seat>  | <from> |             | normal, declared: [3] to a fire or water unit |
        | Ogre | <other> | <to>   | <attribute> |                                               |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to | attribute      |
        | South | North | a2   | a3 | fire           |
        | South | North | a2   | a3 | water          |
        | South | North | a2   | a3 | fire and water |
        | North | South | a3   | a2 | wind and water |

    Scenario Outline: a unit of neither attribute is refused, <attribute>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attribute   | effect                                        |
        | Mage | South | b2   | fire        | normal, declared: [3] to a fire or water unit |
        | Ogre | North | b3   | <attribute> |                                               |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Mage on Ogre
      Then it is refused under moncolle_tcg.glossary.or or moncolle_tcg.ruling.targets_fit_the_text
      And Ogre is in b3

      Examples:
        | attribute      |
        | wind           |
        | earth and holy |
