"""Whole games at the table screen, by the mouse alone and by the keys alone; curtains, undo, drag, refusals."""

from __future__ import annotations

import random

import pygame
import pytest

from edo_table.app.session import Hint
from edo_table.app.table.question import bar_words
from edo_table.engine.actions import ActionSpec
from edo_table.games.registry import game_ids
from edo_table.ui.inputs import LEFT, Key, Pointer, Wheel
from edo_table.ui.print.lettering import recording
from tests.app.table_hands import Hands

NEVER = {"play.end_turn_confirm": "never"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_mouse(seats: int) -> None:
    hands = Hands("human", *["greedy"] * (seats - 1), settings=NEVER)
    hands.play("mouse", seed=seats)
    assert hands.match.is_over
    assert hands.curtains == []
    hands.draw()


def test_a_whole_game_by_keys() -> None:
    hands = Hands("human", "greedy", settings=NEVER)
    hands.play("keys", seed=8)
    assert hands.match.is_over


def test_three_people_with_curtains_and_no_picture_of_anothers_hand() -> None:
    hands = Hands("human", "human", "greedy", "human", settings=NEVER, options={"figures": "random"})
    seen: list[int | None] = []
    draw_scene = hands.table.showing.draw

    def spy(target: pygame.Surface, scene: object, now: float) -> None:
        shown = hands.table.scene()
        view, viewer = shown.view, shown.viewer
        seen.append(viewer)
        for seat, row in enumerate(view["seats"]):
            assert (row["hand"] is not None) == (seat == viewer)
        draw_scene(target, shown, now)

    hands.table.showing.draw = spy  # type: ignore[method-assign]
    for _ in range(40):
        hands.settle()
        if hands.has_ended:
            break
        hands.draw()
        hands.click_option(hands.table.selection.options[-1])
        hands.draw()
    assert {0, 1, 3} <= {viewer for viewer in seen if viewer is not None}
    assert {0, 1, 3} == set(hands.curtains)


def choosing() -> Hands:
    """Return a table where Aiko chooses her first tokens."""
    hands = Hands("human", "greedy", options={"start_seat": "0", "figures": "random"}, settings=NEVER)
    hands.settle()
    return hands


def playing(settings: dict[str, str] | None = None) -> Hands:
    """Return a table where Aiko has her first turn."""
    options = {"start_seat": "0", "figures": "random", "starting_tokens": "random"}
    hands = Hands("human", "greedy", options=options, settings={**NEVER, **(settings or {})})
    hands.settle()
    return hands


def test_undo_takes_the_last_choice_back_by_button_and_by_key() -> None:
    hands = choosing()
    for _ in range(3):
        hands.click_option(hands.table.selection.options[0])
        hands.settle()
    assert hands.match.ply == 3
    hands.click(hands.button("undo"))
    assert hands.match.ply == 2
    hands.press(pygame.K_z, has_ctrl=True)
    assert hands.match.ply == 1
    hands.press(pygame.K_y, has_ctrl=True)
    assert hands.match.ply == 2


def first_plain(hands: Hands) -> tuple[str, str]:
    """Return hand and space target of some token that goes on land."""
    option = next(option for option in hands.table.selection.options if option.kind == "place_token")
    return option.targets[0], option.targets[1]


def test_a_token_is_dragged_to_its_space() -> None:
    hands = playing()
    token, space = first_plain(hands)
    start, end = hands.at(token), hands.at(space)
    hands.stage.handle(Pointer("move", start))
    hands.stage.handle(Pointer("down", start, LEFT, is_held=True))
    for step in range(1, 9):
        at = (start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8)
        hands.stage.handle(Pointer("move", at, is_held=True))
        hands.beat()
    assert hands.table.pointer.is_dragging
    hands.draw()
    hands.stage.handle(Pointer("up", end, LEFT))
    hands.settle()
    assert hands.match.history[-1].spec.targets == (token, space)


def test_a_token_dropped_where_it_cannot_lie_stays_selected() -> None:
    hands = playing()
    token, _ = first_plain(hands)
    start, nowhere = hands.at(token), (640, 300)
    nowhere = hands.at("place:edo") if any(p.target == "place:edo" for p in hands.table.places()) else nowhere
    hands.stage.handle(Pointer("down", start, LEFT, is_held=True))
    hands.stage.handle(Pointer("move", (start[0], start[1] - 60), is_held=True))
    hands.stage.handle(Pointer("move", nowhere, is_held=True))
    hands.stage.handle(Pointer("up", nowhere, LEFT))
    hands.beat()
    assert hands.match.ply == 0
    assert not hands.table.pointer.is_dragging


def test_digits_select_the_hand_and_escape_lets_go() -> None:
    hands = playing()
    hands.press(pygame.K_2)
    assert [target.split(":")[0] for target in hands.table.selection.selected] == ["hand"]
    hands.press(pygame.K_ESCAPE)
    assert not hands.table.selection.selected


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1190, 765)])
@pytest.mark.parametrize("text_scale", [1.0, 1.6])
def test_digits_lie_on_no_other_letters(size: tuple[int, int], text_scale: float) -> None:
    settings = {"display.text_scale": text_scale}
    hands = Hands("human", "greedy", seed=3, size=size, options={"starting_tokens": "random"}, settings=settings)
    hands.settle(1500)
    with recording() as seen:
        hands.draw()
    notes = [note for note in seen if note.target == size]
    digits = [note for note in notes if note.text in {str(n + 1) for n in range(len(hands.table.keys.digits()))}]
    assert len(digits) >= 3
    for digit in digits:
        assert not [note.text for note in notes if note is not digit and note.rect.colliderect(digit.rect)], digit


def test_what_cannot_be_chosen_says_why() -> None:
    hands = playing()
    token, space = next(
        (option.targets[0], option.targets[1])
        for option in hands.table.selection.options
        if option.kind == "place_token" and option.targets[1].startswith("space:land")
    )
    sea = next(place.target for place in hands.table.places() if place.target.startswith("space:sea"))
    hands.click(hands.at(token))
    hands.click(hands.at(sea))
    assert hands.table.message
    assert hands.match.ply == 0
    hands.click(hands.at(token))
    hands.click(hands.at(space))
    assert hands.match.ply in (0, 1)


def test_the_end_of_the_turn_is_asked_for_twice_when_the_settings_say_so() -> None:
    hands = playing({"play.end_turn_confirm": "always"})
    hands.click_option(next(o for o in hands.table.selection.options if o.kind == "place_token"))
    hands.settle()
    ply = hands.match.ply
    hands.click(hands.button("option-end_turn"))
    assert hands.match.ply == ply
    hands.click(hands.button("option-end_turn"))
    assert hands.match.ply > ply


def test_wheel_and_keys_zoom_and_the_whole_board_comes_back() -> None:
    hands = playing()
    hands.stage.handle(Wheel((600, 300), 0, 2))
    hands.beat(30)
    assert hands.table.cameras.camera.zoom > 1.2
    hands.draw()
    token, space = first_plain(hands)
    hands.click_option(next(o for o in hands.table.selection.options if o.targets == (token, space)))
    hands.press(pygame.K_HOME)
    assert hands.table.cameras.camera.zoom == 1.0
    hands.press(pygame.K_PAGEUP)
    assert hands.table.cameras.camera.zoom > 1.0


@pytest.mark.parametrize(("seats", "zooms"), [(2, 5), (4, 2)])
def test_tab_reaches_what_a_zoomed_board_does_not_show(seats: int, zooms: int) -> None:
    options = {"start_seat": "0", "figures": "random", "starting_tokens": "random"}
    hands = Hands("human", *["greedy"] * (seats - 1), options=options, settings=NEVER)
    hands.settle()
    token = first_plain(hands)[0]
    for is_chosen in (False, True):
        if is_chosen:
            hands.walk_to(token)
            hands.press(pygame.K_RETURN)
        hands.press(pygame.K_HOME)
        wanted = {str(spot.key) for spot in hands.table.cursor.spots()}
        for _ in range(zooms):
            hands.press(pygame.K_PAGEUP)
        far = wanted - {place.target for place in hands.table.places()}
        assert sum(name.startswith("space:") for name in far) > 5
        assert_walked(hands, wanted)
    goal = min(name for name in far if name.startswith("space:"))
    hands.walk_to(goal)
    ply = hands.match.ply
    hands.press(pygame.K_RETURN)
    assert hands.match.ply == ply + 1
    assert goal in hands.match.history[ply].spec.targets


def assert_walked(hands: Hands, wanted: set[str]) -> None:
    """Tab comes to each of these once in a round, forward and back, and brings what is on the board into view."""
    table = hands.table
    hands.press(pygame.K_TAB)
    for is_back in (False, True):
        reached: list[str] = []
        for _ in wanted:
            hands.stage.handle(Key(pygame.K_TAB, has_shift=is_back))
            spot = table.cursor.spot
            assert spot is not None
            reached.append(spot)
            if spot.startswith("space:"):
                place = next(place for place in table.places() if place.target == spot)
                assert table.board_area.collidepoint(place.centre), f"{spot} is not brought into view"
        assert sorted(reached) == sorted(wanted)


def test_a_click_skips_what_is_on_its_way() -> None:
    hands = playing({"display.animation_speed": "slow", "display.motion": "full"})
    hands.click_option(next(o for o in hands.table.selection.options if o.kind == "place_token"))
    assert hands.table.showing.is_moving
    hands.click((5, 300))
    assert not hands.table.showing.is_moving


@pytest.mark.parametrize("game", game_ids())
def test_a_click_that_skips_chooses_nothing(game: str) -> None:
    """Even where what was clicked before may be clicked again."""
    seats, seed, skips = ["human"] * (3 if game == "izayoi" else 2), 2, 0
    print("seed", seed)
    chance = random.Random(seed)
    usual = {"display.animation_speed": "normal", "display.motion": "full", "play.end_turn_confirm": "never"}
    hands = Hands(*seats, game=game, seed=seed, settings=usual)
    for _ in range(40):
        hands.settle(3000)
        option = chance.choice(hands.table.selection.options)
        hands.click_option(option)
        if not hands.table.showing.is_moving or option.targets[-1].startswith("button:"):
            continue
        place = hands.at(option.targets[-1])
        hands.stage.handle(Pointer("down", place, LEFT, is_held=True))
        hands.beat(2)
        before = (hands.match.ply, hands.table.selection.selected)
        hands.stage.handle(Pointer("up", place, LEFT))
        assert (hands.match.ply, hands.table.selection.selected) == before, option
        skips += 1
    assert skips >= 5


def test_the_log_opens_lights_places_and_leads_back() -> None:
    hands = choosing()
    for _ in range(2):
        hands.click_option(hands.table.selection.options[0])
        hands.settle()
    hands.press(pygame.K_l)
    assert hands.table.sides.is_log_open
    hands.draw()
    entry = hands.table.journal.entries(0)[1]
    hands.table.go_back(entry)
    assert hands.match.ply == entry.ply
    hands.press(pygame.K_ESCAPE)
    assert not hands.table.sides.is_log_open


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_question_covers_no_line_of_the_open_log(game: str, size: tuple[int, int]) -> None:
    seats = ["human", *["greedy"] * 2]
    hands = Hands(*seats, game=game, size=size, settings=NEVER)
    for _ in range(12):
        hands.settle()
        hands.click_option(hands.table.selection.options[0])
    hands.settle()
    hands.press(pygame.K_l)
    hands.beat(2)
    sides = hands.table.sides
    assert sides._log is not None
    assert sides._log.root is not None
    assert not sides._log.root.rect.colliderect(sides.bar_rect)
    with recording() as notes:
        hands.draw()
    latest = hands.table.journal.entries(0)[-1].text
    last_words = latest.split()[-1]
    shown = [note for note in notes if last_words in note.text and sides._log.root.rect.contains(note.seen)]
    assert shown, f"{latest!r} is not to be read"


def test_undo_answers_at_once_while_an_ai_seat_thinks() -> None:
    hands = choosing()
    for _ in range(5):
        hands.click_option(hands.table.selection.options[0])
        hands.settle()
    hands.desk.is_silent = True
    hands.click_option(hands.table.selection.options[0])
    hands.beat(5)
    session = hands.table.session
    assert (session.thinking_seat, session.awaits_person) == (1, False)
    hands.press(pygame.K_z, has_ctrl=True)
    assert (session.thinking_seat, session.awaits_person) == (None, True)


def test_a_hint_leads_through_all_its_clicks_and_is_forgotten_by_any_other() -> None:
    hands = playing()
    hands.click(hands.button("hint"))
    hands.beat(3)
    hint = hands.table.session.hint
    assert hint is not None
    hands.draw()
    token, space = hint.spec.targets
    hands.click(hands.at(token))
    assert hands.table.session.hint == hint
    assert hands.table.scene().lit == {space}
    other = next(t for option in hands.table.selection.options for t in option.targets if t not in hint.spec.targets)
    hands.click(hands.at(other))
    assert hands.table.session.hint is None


def hinted(hands: Hands, option: ActionSpec) -> None:
    """Let the master answer with an option, asked by key."""
    hands.desk.is_silent = True
    hands.press(pygame.K_h)
    hands.table.session._hint_at = None
    hands.table.session.hint = Hint(option, ())
    hands.beat(2)


def test_the_cursor_follows_a_hint_so_that_enter_does_what_it_says() -> None:
    hands = playing()
    token, space = first_plain(hands)
    option = next(o for o in hands.table.selection.options if set(o.targets) == {token, space})
    hands.walk_to(next(str(s.key) for s in hands.table.cursor.spots() if s.key not in option.targets))
    hinted(hands, option)
    ply = hands.match.ply
    for _ in option.targets:
        hands.press(pygame.K_RETURN)
    assert hands.match.history[ply].spec == option


def test_the_cursor_follows_a_hint_to_a_button() -> None:
    hands = playing()
    hands.click_option(next(o for o in hands.table.selection.options if o.kind == "place_token"))
    hands.settle()
    hands.walk_to("#hint")
    hinted(hands, next(o for o in hands.table.selection.options if o.kind == "end_turn"))
    assert hands.table.cursor.spot == "#option-end_turn"
    slip, is_tied = hands.table._slip(hands.table.scene())
    assert slip is not None
    assert is_tied
    button = next(stop for stop in hands.table.sides.bar_stops() if stop.name == "option-end_turn")
    assert [round(one) for one in slip.at] == [button.rect.centerx, hands.table.sides.bar_rect.top]
    place = hands.table._slips.find_place(slip, hands.table._keep_free(), hands.draw().get_rect())
    assert not place.colliderect(hands.table.sides.bar_rect), "the hint covers the question"


def test_after_a_choice_the_keys_come_to_the_button_that_goes_on_and_not_to_the_first() -> None:
    hands = playing()
    for _ in range(30):
        option = hands.table.selection.options[0]
        if len(hands.table.selection.options) == 1:
            assert hands.table.cursor.spot == "#option-end_turn"
            return
        hands.type_option(option)
        hands.settle()
        hands.beat()
    raise AssertionError("no turn came to where only its end was left")


def test_the_bar_asks_only_for_what_is_still_to_be_chosen() -> None:
    hands = playing()
    token, space = first_plain(hands)
    whole, _ = bar_words(hands.table)
    hands.click(hands.at(token))
    rest, _ = bar_words(hands.table)
    assert rest != whole
    label = next(place.label for place in hands.table.places() if place.target == token)
    assert label in rest
    hands.click(hands.at(token))
    assert bar_words(hands.table)[0] == whole
    hands.click(hands.at(space))
    assert bar_words(hands.table)[0] not in (whole, rest)


def test_the_bar_tells_what_moves_and_what_was_done_last() -> None:
    hands = playing({"display.animation_speed": "slow", "display.motion": "full"})
    hands.click_option(next(o for o in hands.table.selection.options if o.kind == "place_token"))
    assert hands.table.showing.is_moving
    assert bar_words(hands.table)[0] in {entry.text for entry in hands.table.journal.entries(0)}
    hands.settle()
    hands.desk.is_silent = True
    hands.click(hands.button("option-end_turn"))
    hands.beat(80)
    sentence, below = bar_words(hands.table)
    assert "Benkei" in sentence
    assert below == hands.table.journal.entries(0)[-1].text


def test_where_nothing_can_follow_the_bar_says_so() -> None:
    hands = playing()
    for _ in range(30):
        options = hands.table.selection.options
        done = hands.context.text("samurai.decision.play_on.done")
        if len(options) == 1:
            assert bar_words(hands.table) == (done, "")
            return
        assert bar_words(hands.table)[0] != done
        hands.click_option(options[0])
        hands.settle()
    raise AssertionError("no turn came to where only its end was left")


def test_nothing_is_said_of_what_was_just_clicked_until_the_pointer_leaves_it() -> None:
    hands = playing()
    token, space = first_plain(hands)
    target = hands.at(space)
    hands.click(hands.at(token))
    hands.beat(20)
    assert hands.table._slip(hands.table.scene()) == (None, False)
    hands.click(target)
    hands.settle()
    hands.stage.handle(Pointer("move", (target[0] + 2, target[1])))
    hands.beat(20)
    assert hands.table._slip(hands.table.scene()) == (None, False)
    hands.stage.handle(Pointer("move", hands.at("seat:1")))
    hands.stage.handle(Pointer("move", target))
    hands.beat(20)
    slip, _ = hands.table._slip(hands.table.scene())
    assert slip is not None


def test_a_hint_lights_all_that_it_means() -> None:
    hands = playing()
    hands.click(hands.button("hint"))
    hands.beat(3)
    hint = hands.table.session.hint
    assert hint is not None
    assert hands.table.scene().lit == frozenset(t for t in hint.spec.targets if not t.startswith("button:"))


def test_keys_come_to_the_end_of_the_turn_when_nothing_else_is_left() -> None:
    hands = playing()
    for _ in range(30):
        if len(hands.table.selection.options) == 1:
            hands.press(pygame.K_RETURN)
            assert hands.table.cursor.spot == "#option-end_turn"
            return
        hands.click_option(hands.table.selection.options[0])
        hands.settle()
    raise AssertionError("no turn came to where only its end was left")


def test_every_decision_can_be_shown_in_longer_words() -> None:
    hands = playing({"language": "qps"})
    hands.click_option(next(o for o in hands.table.selection.options if o.kind == "place_token"))
    hands.settle()
    hands.draw()
    ply = hands.match.ply
    hands.press(pygame.K_e)
    assert hands.match.ply > ply


def test_the_buttons_of_the_bar_stay_wide_enough_for_their_words() -> None:
    """With the largest interface the button that takes the turn back goes, before "End turn" is pressed to a strip."""
    hands = Hands("human", "greedy", game="iki_akebono", settings={**NEVER, "display.ui_scale": 2.0})
    for _ in range(200):
        hands.settle()
        stops = {stop.name: stop for stop in hands.table.sides.bar_stops()}
        ends, depths = stops.get("option-end_turn"), hands.table.session
        if ends is not None and depths.restart_depth > depths.undo_depth:
            with recording() as notes:
                hands.draw()
            words = [note for note in notes if ends.rect.contains(note.rect) and note.target == (1280, 720)]
            assert {"End", "turn"} <= {word for note in words for word in note.text.split()}, words
            assert "restart" not in stops
            ply = depths.restart_depth
            hands.press(pygame.K_r)
            assert hands.table.session.restart_depth < ply
            return
        hands.click_option(hands.table.selection.options[0])
    raise AssertionError("no turn came so far")
