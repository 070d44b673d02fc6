"""Text: places, fitting, wrapping, and the record by which screens are checked."""

import itertools

import pygame
import pytest

from edo_table.ui.print import lettering as t
from edo_table.ui.print.lettering import Anchor


@pytest.fixture
def target() -> pygame.Surface:
    pygame.display.set_mode((200, 100))
    out = pygame.Surface((600, 400), 0, 32)
    out.fill((245, 238, 220))
    return out


ANCHORS: list[Anchor] = ["lt", "lm", "lb", "ct", "cm", "cb", "rt", "rm", "rb"]


@pytest.mark.parametrize("anchor", ANCHORS)
def test_the_boxs_anchor_lies_on_the_point(target: pygame.Surface, anchor: Anchor) -> None:
    rect = t.put(target, "Edo Table", (300, 200), "title", 40, anchor=anchor)
    x = {"l": rect.left, "c": rect.centerx, "r": rect.right}[anchor[0]]
    y = {"t": rect.top, "m": rect.centery, "b": rect.bottom}[anchor[1]]
    assert abs(x - 300) <= 1
    assert abs(y - 200) <= 1


@pytest.mark.parametrize("text", ["1", "4", "14", "戸", "g", "'"])
def test_centred_ink_is_in_the_middle(target: pygame.Surface, text: str) -> None:
    with t.recording() as notes:
        t.put(target, text, (300, 200), "title", 60, anchor="c")
    assert abs(notes[0].rect.centerx - 300) <= 1
    assert abs(notes[0].rect.centery - 200) <= 1


def test_recording_notes_what_was_put(target: pygame.Surface) -> None:
    t.put(target, "before", (0, 0))
    with t.recording() as notes:
        assert t.is_recording()
        part = target.subsurface((100, 50, 300, 200))
        box = pygame.Rect(10, 10, 80, 30)
        t.label(part, "A text that is far too long for its box", box, "ui", 20, "#27231F")
        with t.recording() as inner:
            t.put(target, "both", (0, 300), size=15, halo="#ffffff")
    t.put(target, "after", (0, 0))
    assert not t.is_recording()
    assert [n.text for n in inner] == ["both"]
    short, both = notes
    assert short.text.endswith("…")
    assert short.full == "A text that is far too long for its box"
    assert short.box == pygame.Rect(110, 60, 80, 30)
    assert short.box.contains(short.rect)
    assert short.target == (600, 400)
    assert short.ground == (245, 238, 220)
    assert short.size == 11
    assert both.ground == (255, 255, 255)
    assert both.size == 15


def test_notes_of_cached_pictures_can_be_recorded_again(target: pygame.Surface) -> None:
    picture = pygame.Surface((100, 40), 0, 32)
    with t.recording() as held:
        t.put(picture, "Chiyo", (5, 5), box=pygame.Rect(0, 0, 100, 40))
    with t.recording() as notes:
        t.note_again(held, (200, 100), target.get_size())
    assert notes[0].rect == held[0].rect.move(200, 100)
    assert notes[0].box == pygame.Rect(200, 100, 100, 40)
    assert notes[0].target == (600, 400)


@pytest.mark.parametrize("width", [40, 90, 200, 500])
@pytest.mark.parametrize(
    "text",
    [
        "Place your Rice Field 3 on a lit land space.",
        "Donaudampfschifffahrtsgesellschaft",
        "江戸卓遊戯の記録を一二三と数える。また次の番。",
        "one\n\ntwo three",
        "  spaces   inside  ",
        "mixed 江戸 words, and more",
    ],
    ids=range(6),
)
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = t.wrap(text, "text", 18, width)
    for line in lines:
        assert t.measure(line, "text", 18)[0] <= width or len(line) == 1
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_no_line_begins_with_a_closing_sign() -> None:
    text = "江戸卓遊戯の記録、一二三「侍」。仙台"
    for width in range(40, 300, 7):
        for line in t.wrap(text, "text", 18, width)[1:]:
            assert line[0] not in "、。」" or width < 60


def test_line_feeds_and_empty_lines_are_kept() -> None:
    assert t.wrap("one\n\ntwo", "ui", 16, 300) == ("one", "", "two")
    assert t.wrap("", "ui", 16, 300) == ("",)


def test_fit_and_ellipsis() -> None:
    size = t.fit("Captured figures", "title", 60, 200)
    assert t.measure("Captured figures", "title", size)[0] <= 200 < t.measure("Captured figures", "title", size + 1)[0]
    assert t.fit("Captured figures", "title", 60, 5, least=12) == 12
    assert t.ellipsis("short", "ui", 16, 400) == "short"
    cut = t.ellipsis("a long line of words", "ui", 16, 80)
    assert cut.endswith("…")
    assert t.measure(cut, "ui", 16)[0] <= 80


def test_a_paragraph_takes_the_place_it_says(target: pygame.Surface) -> None:
    text = "Tokens with + may follow; only one without + a turn."
    box = pygame.Rect(50, 40, 180, 300)
    wide, high = t.paragraph_size(text, "text", 20, box.w)
    with t.recording() as notes:
        for align in ("l", "c", "r"):
            rect = t.paragraph(target, text, box, "text", 20, align=align)
            assert rect.size == (wide, high)
            assert box.contains(rect)
        middle = t.paragraph(target, text, box, "text", 20, middle=True)
    assert abs(middle.centery - box.centery) <= 1
    assert all(box.contains(n.rect) for n in notes)


def test_vertical_signs_stand_below_each_other(target: pygame.Surface) -> None:
    with t.recording() as notes:
        rect = t.vertical(target, "江戸卓", (300, 50), size=40)
    assert [n.text for n in notes] == list("江戸卓")
    assert rect.h > 2.5 * 40
    assert all(a.rect.bottom <= b.rect.top + 2 for a, b in itertools.pairwise(notes))
