"""Clicks narrow the options by target, in any order."""

from edo_table.engine.actions import ActionSpec
from edo_table.ui.table.selection import Selection

RICE_A = ActionSpec("place", {"token": "rice", "space": "a"}, ("hand:rice", "space:a"))
RICE_B = ActionSpec("place", {"token": "rice", "space": "b"}, ("hand:rice", "space:b"))
SHIP_S = ActionSpec("place", {"token": "ship", "space": "s"}, ("hand:ship", "space:s"))
SHIP_B = ActionSpec("place", {"token": "ship", "space": "b"}, ("hand:ship", "space:b"))
END = ActionSpec("end", {}, ("button:end",))
ALL = (RICE_A, RICE_B, SHIP_S, SHIP_B, END)


def test_at_first_everything_on_the_table_is_lit_and_no_button() -> None:
    selection = Selection(ALL)
    assert selection.lit() == {"hand:rice", "hand:ship", "space:a", "space:b", "space:s"}
    assert selection.buttons() == [END]
    assert selection.completed() is None


def test_a_token_then_a_space() -> None:
    selection = Selection(ALL)
    assert selection.click("hand:rice")
    assert selection.lit() == {"space:a", "space:b"}
    assert selection.option_at("space:b") == RICE_B
    assert selection.click("space:b")
    assert selection.completed() == RICE_B


def test_a_space_then_a_token() -> None:
    selection = Selection(ALL)
    selection.click("space:b")
    assert selection.lit() == {"hand:rice", "hand:ship"}
    selection.click("hand:ship")
    assert selection.completed() == SHIP_B


def test_another_token_takes_the_place_of_the_first() -> None:
    selection = Selection(ALL)
    selection.click("hand:rice")
    selection.click("hand:ship")
    assert selection.selected == ("hand:ship",)


def test_what_goes_together_with_the_new_target_is_kept() -> None:
    selection = Selection(ALL)
    selection.click("space:s")
    selection.click("hand:rice")
    assert selection.selected == ("hand:rice",)
    selection.click("space:a")
    assert selection.completed() == RICE_A


def test_a_space_does_not_take_the_place_of_a_token() -> None:
    selection = Selection(ALL)
    selection.click("hand:rice")
    assert not selection.click("space:s")
    assert selection.selected == ("hand:rice",)


def test_a_space_takes_the_place_of_another_space() -> None:
    selection = Selection(ALL)
    selection.click("space:a")
    assert selection.click("space:s")
    assert selection.selected == ("space:s",)


def test_a_second_click_lets_go() -> None:
    selection = Selection(ALL)
    selection.click("hand:rice")
    assert selection.click("hand:rice")
    assert selection.selected == ()
    assert not selection.step_back()


def test_what_belongs_to_no_option_means_nothing() -> None:
    selection = Selection(ALL)
    selection.click("hand:ship")
    assert not selection.click("space:sea-of-nowhere")
    assert selection.selected == ("hand:ship",)


def test_options_within_options_are_found_by_all_their_targets() -> None:
    lone = ActionSpec("lift", {"token": "rice"}, ("hand:rice",))
    selection = Selection((lone, RICE_A))
    selection.click("hand:rice")
    assert selection.completed() == lone


def test_without_options_nothing_is_lit() -> None:
    selection = Selection()
    assert selection.lit() == frozenset()
    assert not selection.click("hand:rice")
