"""The texts of the specimen cards, which are rendered from their data."""

import re

import pytest

from monosashi.games.moncolle_tcg.site.words import specimen
from reference_engine.moncolle_tcg.card_list import japanese_words, load_cards
from reference_engine.moncolle_tcg.card_text import Language, text

CARDS = load_cards()


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_as_many_lines_in_japanese_and_no_english_in_them(card: str) -> None:
    japanese = text(CARDS[card], "ja", japanese_words())
    assert len(japanese.splitlines()) == len(text(CARDS[card], "en").splitlines())
    assert not re.search(r"[A-Za-z]{2}", japanese)


@pytest.mark.parametrize(
    ("effect", "language", "said"),
    [
        ("normal, completion: [3] to an enemy unit", "en", "Completion [normal] [3] to an enemy unit."),
        ("normal, completion: [3] to an enemy unit", "ja", "完了型【普通】対象：敵軍ユニット1体　[3]。"),
        (
            "counter, cost 1 item: defence +2 to an own unit",
            "en",
            "[counter] Cost 1 Item: an own unit gets defence +2.",
        ),
        (
            "counter, cost 1 item: defence +2 to an own unit",
            "ja",
            "【対抗】コスト：アイテム1　対象：自軍ユニット1体　防+2。",
        ),
        ("when this dies, always: draw 1", "ja", "自動型（発現：このユニットが死亡したとき）自分は山札から1枚引く。"),
        ("attack +1 to fire units", "en", "All fire units here get attack +1."),
        ("attack +1 to fire units", "ja", "この地形にいるすべての火属性のユニットは攻+1。"),
        (
            "normal, declared, uncounterable: strip one equipment of an enemy unit, then draw 1",
            "en",
            "Declared [normal, uncounterable] Discard 1 equipment of an enemy unit. After applying, draw 1 card.",
        ),
        (
            "own turn, declared, cost discard 1 battle spell: draw 1",
            "ja",
            "宣言型【自軍ターン】コスト：手札1枚を破棄（戦闘スペル）　自分は山札から1枚引く。",
        ),
    ],
)
def test_what_an_effect_in_words_says_as_a_card(effect: str, language: Language, said: str) -> None:
    assert text(specimen(effect), language) == said
