Feature: Vocabulary

  @moncolle_tcg.vocabulary.to_hand
  Rule: To return to hand puts units into their owners' hands.
    Scenario Outline: a unit of <owner> returns, by South's effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side    | area | standing | effect                                    |
        | Mage | South   | b2   |          | own turn, declared: return to hand a unit |
        | Wolf | <owner> | c3   | Item 1   | when this dies, always: draw 1            |
      And Wolf wears this equipment
        | card |
        | Ring |
      When South uses Mage on Wolf
      Then Wolf is in <owner>'s hand
      And <owner>'s hand has 1 card
      And Wolf is not on the battlefield

      Examples:
        | owner |
        | North |
        | South |
