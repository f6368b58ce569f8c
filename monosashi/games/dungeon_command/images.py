"""How a table of Dungeon Command may be turned: the seats exchanged; and what its documents' fields hold.

Squares stay where they are: whose start area a square is in stands in the map's legend, in words that name seats.
"""

from monosashi.kit.interface import Images, Symmetry

IMAGES = Images(
    symmetries=(Symmetry("seats", "with the seats exchanged", seats=True),),
    # A path is walked in its order; of what is attached the last may count.
    in_order=("Moved.path", "CreatureThere.attached"),
    holds={
        "id": (
            *("QuietPosition.creatures", "Side.creature_deck", "Side.creature_hand", "Side.creature_discard"),
            *("Side.order_deck", "Side.order_hand", "Side.order_discard", "Side.commander"),
            *("Activate.creature", "MakeAttack.target", "UseOrder.card", "UseOrder.targets"),
            *("UsePower.card", "UsePower.targets", "TakeImmediate.card", "TakeImmediate.user", "TakeImmediate.victim"),
            *("TakeImmediate.targets", "Moved.creature", "Dodge.creature", "Cower.creature", "Take.creature"),
            *("Deploy.card", "Resolve.card"),
            *("PlayerView.commander", "PlayerView.creature_deck", "PlayerView.creature_hand"),
            *("PlayerView.creature_discard", "PlayerView.order_deck", "PlayerView.order_hand"),
            *("PlayerView.order_discard", "CreatureView.id", "CreatureView.attached", "DeclaredView.actor"),
            *("DeclaredView.card", "DeclaredView.targets", "HitView.id", "View.activating", "Asked.about"),
        ),
        "seat": (
            *("View.viewer", "View.turn_player", "View.first_player", "View.players", "Asked.seat"),
            *("CreatureView.owner", "CreatureView.controller", "DeclaredView.seat", "Ending.winner"),
        ),
        "id: seat": ("CreatureThere.attached",),
        "id: word": ("QuietPosition.cards", "View.cards"),
        "word: seat": ("Battlefield.legend",),
        # A battlefield may be called by the name of a map, which is no place on it.
        "place": ("QuietPosition.battlefield",),
        "word": (
            *("CreatureThere.square", "QuietPosition.treasures", "View.treasures", "Battlefield.rows"),
            *("Battlefield.tiles", "MakeMove.path", "Moved.path", "Deploy.square", "Drawn.results"),
            *("View.edition", "View.phase", "Asked.kind", "CreatureView.square"),
            *("DeclaredView.kind", "Ending.clause"),
        ),
        "marked id": ("View.used",),
    },
)  # fmt: skip
