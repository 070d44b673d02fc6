"""Text: three faces, sizes in pixels, placing by anchor, wrapping, fitting, vertical kanji, and a record for tests.

Faces: 'title' (a bold Mincho for headings and numerals), 'text' (a Mincho for sentences), 'ui' (a hand-written face
for small labels).  While a `recording` runs, every text that is put is noted with where, how large and on what.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from edo_table.content.resources import art
from edo_table.ui.print.cache import cached
from edo_table.ui.print.palette import SUMI, Colour, hexa, rgb

Face = Literal["title", "text", "ui"]
#: which point of the text's box is placed: left, centre, right; top, middle, bottom; 'c' alone centres the ink itself
Anchor = Literal["lt", "lm", "lb", "ct", "cm", "cb", "rt", "rm", "rb", "c"]
Align = Literal["l", "c", "r"]

FILES: dict[Face, str] = {"title": "title.otf", "text": "text.ttf", "ui": "ui.ttf"}
LEAST = 8  # no font is made smaller, in pixels
LEADING = 1.28  # line distance of a paragraph, in font sizes
ELLIPSIS = "…"
_ACROSS = {"l": 0.0, "c": 0.5, "r": 1.0}
_DOWN = {"t": 0.0, "m": 0.5, "b": 1.0}
_NOT_FIRST = set("、。，．・：；？！」』）］｝〉》】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…")
_NOT_LAST = set("「『（［｛〈《【")


@dataclass(frozen=True, slots=True)
class Note:
    """One text as it was put: for tests of size, contrast, overlap and cut text.

    `rect` is the ink's box and `box` the room it was allowed, both in the pixels of the outermost surface drawn on;
    `ground` is the mean colour under it before it was drawn; `full` is the text before any ellipsis; `seen` is what is
    left of `rect` where the drawing is clipped, as of a line that has been scrolled away.
    """

    text: str
    full: str
    rect: pygame.Rect
    box: pygame.Rect | None
    colour: str
    ground: tuple[int, int, int]
    face: Face
    size: int
    target: tuple[int, int]
    seen: pygame.Rect


_recorders: list[list[Note]] = []


@contextlib.contextmanager
def recording() -> Iterator[list[Note]]:
    """A list that fills with a Note for every text put while the context is open; recordings may be nested."""
    notes: list[Note] = []
    _recorders.append(notes)
    try:
        yield notes
    finally:
        _recorders[:] = [r for r in _recorders if r is not notes]


def is_recording() -> bool:
    """Whether any recording runs."""
    return bool(_recorders)


def note_again(notes: Sequence[Note], shift: tuple[int, int], target: tuple[int, int]) -> None:
    """Record notes of texts on a cached picture once more, for the place where that picture is laid on `target`."""
    for note in notes:
        rect, seen, box = note.rect.move(shift), note.seen.move(shift), note.box.move(shift) if note.box else None
        moved = replace(note, rect=rect, seen=seen, box=box, target=target)
        for recorder in _recorders:
            recorder.append(moved)


@cached("fonts", entries=96, megabytes=16, lasting=True)
def _font(face: Face, size: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(str(art("fonts", FILES[face])), size)


def font(face: Face, size: float) -> pygame.font.Font:
    """The font of a face at a size in pixels (at least 8)."""
    return _font(face, max(LEAST, round(size)))


@cached("texts", entries=1500, megabytes=32)
def _render(text: str, face: Face, size: int, colour: str) -> pygame.Surface:
    return _font(face, size).render(text, True, rgb(colour))


def render(text: str, face: Face, size: float, colour: Colour = SUMI) -> pygame.Surface:
    """One line of text as a surface with alpha (shared: do not draw on it)."""
    return _render(text, face, max(LEAST, round(size)), hexa(colour))


@cached("text widths", entries=4000, megabytes=4)
def _measure(text: str, face: Face, size: int) -> tuple[int, int]:
    return _font(face, size).size(text)


def measure(text: str, face: Face, size: float) -> tuple[int, int]:
    """(width, height) in pixels of one line of text."""
    return _measure(text, face, max(LEAST, round(size)))


def line_height(face: Face, size: float, leading: float = LEADING) -> int:
    """Pixels from one line of a paragraph to the next."""
    return round(max(LEAST, round(size)) * leading)


def fit(text: str, face: Face, size: float, width: float, least: float = 11) -> int:
    """The largest size in pixels, from `size` down to `least`, at which `text` is at most `width` wide."""
    px, low = round(size), max(LEAST, round(least))
    while px > low and measure(text, face, px)[0] > width:
        px -= 1
    return max(px, low)


def ellipsis(text: str, face: Face, size: float, width: float) -> str:
    """`text`, or as much of its beginning as fits the width, with a sign that something was left out."""
    if measure(text, face, size)[0] <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, face, size)[0] <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def _is_wide(sign: str) -> bool:
    return "\u3000" <= sign <= "\u9fff" or "\uff00" <= sign <= "\uffef" or "\u3400" <= sign <= "\u4dbf"


def _pieces(text: str) -> list[str]:
    """The text cut where a line may end: after spaces, and between Japanese signs save where that is not done."""
    out: list[str] = []
    piece = ""
    for i, sign in enumerate(text):
        if piece and (
            piece[-1] == " " != sign
            or (
                (_is_wide(sign) or _is_wide(piece[-1]))
                and sign != " "
                and sign not in _NOT_FIRST
                and text[i - 1] not in _NOT_LAST
            )
        ):
            out.append(piece)
            piece = ""
        piece += sign
    return [*out, piece] if piece else out


@cached("wrapped texts", entries=800, megabytes=4)
def _wrap(text: str, face: Face, size: int, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if measure((line + piece).rstrip(), face, size)[0] <= width:
                line += piece
                continue
            if line:
                lines.append(line.rstrip())
            line = piece
            while measure(line.rstrip(), face, size)[0] > width and len(line) > 1:  # a word longer than the line
                cut = len(line) - 1
                while cut > 1 and measure(line[:cut], face, size)[0] > width:
                    cut -= 1
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line.rstrip())
    return tuple(lines)


def wrap(text: str, face: Face, size: float, width: float) -> tuple[str, ...]:
    """The lines of a text broken to a width in pixels: at spaces, line feeds and between Japanese signs."""
    return _wrap(text, face, max(LEAST, round(size)), max(1, int(width)))


def widest_piece(text: str, face: Face, size: float) -> int:
    """The width in pixels of the longest piece of a text that a line should not break: a word, a Japanese sign."""
    return max((measure(piece.rstrip(), face, size)[0] for piece in _pieces(text.replace("\n", " "))), default=0)


def paragraph_size(text: str, face: Face, size: float, width: float, leading: float = LEADING) -> tuple[int, int]:
    """(width, height) in pixels that `paragraph` needs for a text broken to a width."""
    lines = wrap(text, face, size, width)
    wide = max((measure(line, face, size)[0] for line in lines), default=0)
    last = measure("Ag", face, size)[1]
    return wide, line_height(face, size, leading) * (len(lines) - 1) + last


def _ground(target: pygame.Surface, rect: pygame.Rect) -> tuple[int, int, int]:
    clip = rect.clip(target.get_rect())
    if not clip.w or not clip.h:
        return 0, 0, 0
    return rgb(pygame.transform.average_color(target, clip))


def _record(
    target: pygame.Surface,
    text: str,
    full: str,
    rect: pygame.Rect,
    box: pygame.Rect | None,
    colour: str,
    ground: tuple[int, int, int],
    face: Face,
    size: int,
) -> None:
    dx, dy = target.get_abs_offset()
    root = target.get_abs_parent()
    seen = rect.clip(target.get_clip()).move(dx, dy)
    room = box.move(dx, dy) if box else None
    note = Note(text, full, rect.move(dx, dy), room, colour, ground, face, size, root.get_size(), seen)
    for recorder in _recorders:
        recorder.append(note)


def put(
    target: pygame.Surface,
    text: str,
    at: Sequence[float],
    face: Face = "ui",
    size: float = 20,
    colour: Colour = SUMI,
    anchor: Anchor = "lt",
    box: pygame.Rect | None = None,
    halo: Colour | None = None,
    full: str | None = None,
) -> pygame.Rect:
    """Draw one line of text with its box's anchor at a point; returns the box.

    'c' centres the ink itself, so that a number sits in the middle of its disc; the other anchors use the line's box.
    `box` is the room the text is allowed (noted for tests, nothing is cut); `halo` draws an edge of that colour round
    the letters; `full` is the text before it was shortened.
    """
    px = max(LEAST, round(size))
    picture = render(text, face, px, colour)
    w, h = picture.get_size()
    if anchor == "c":
        ink = picture.get_bounding_rect()
        pos = (round(at[0] - ink.x - ink.w / 2), round(at[1] - ink.y - ink.h / 2))
    else:
        pos = (round(at[0] - w * _ACROSS[anchor[0]]), round(at[1] - h * _DOWN[anchor[1]]))
    if _recorders:
        where = picture.get_bounding_rect().move(pos)
        ground = rgb(halo) if halo is not None else _ground(target, where)
        _record(target, text, full or text, where, box, hexa(colour), ground, face, px)
    if halo is not None:
        edge, k = render(text, face, px, halo), max(1, round(px / 11))
        near = [(-k, 0), (k, 0), (0, -k), (0, k), *((a, b) for a in (1 - k, k - 1) for b in (1 - k, k - 1))]
        target.fblits([(edge, (pos[0] + dx, pos[1] + dy)) for dx, dy in near])
    target.blit(picture, pos)
    return picture.get_rect(topleft=pos)


def label(
    target: pygame.Surface,
    text: str,
    box: pygame.Rect,
    face: Face = "ui",
    size: float = 20,
    colour: Colour = SUMI,
    align: Align = "c",
    least: float = 11,
    halo: Colour | None = None,
) -> pygame.Rect:
    """Draw one line inside a box, in its vertical middle: smaller if it must be, shortened if even that is too long."""
    px = fit(text, face, size, box.w, least)
    shown = ellipsis(text, face, px, box.w)
    if align == "c":
        picture = render(shown, face, px, colour)
        ink = picture.get_bounding_rect()
        at, anchor = (box.centerx - ink.w / 2 - ink.x, box.centery), "lm"
    else:
        at, anchor = (box.x if align == "l" else box.right, box.centery), f"{align}m"
    return put(target, shown, at, face, px, colour, anchor, box, halo, text)  # type: ignore[arg-type]


def paragraph(
    target: pygame.Surface,
    text: str,
    box: pygame.Rect,
    face: Face = "text",
    size: float = 20,
    colour: Colour = SUMI,
    align: Align = "l",
    middle: bool = False,
    leading: float = LEADING,
    halo: Colour | None = None,
) -> pygame.Rect:
    """Draw a text broken to the box's width from its top, or in its vertical middle; returns the place it takes.

    Nothing is cut: if the text needs more than the box's height, the result is taller than the box.
    """
    lines = wrap(text, face, size, box.w)
    wide, high = paragraph_size(text, face, size, box.w, leading)
    step = line_height(face, size, leading)
    y = box.y + (max(0, (box.h - high) // 2) if middle else 0)
    x = {"l": box.x, "c": box.centerx, "r": box.right}[align]
    anchor: Anchor = {"l": "lt", "c": "ct", "r": "rt"}[align]  # type: ignore[assignment]
    for i, line in enumerate(lines):
        if line:
            put(target, line, (x, y + i * step), face, size, colour, anchor, box, halo)
    return pygame.Rect(round(x - wide * _ACROSS[align]), y, wide, high)


def vertical(
    target: pygame.Surface,
    text: str,
    at: Sequence[float],
    face: Face = "title",
    size: float = 30,
    colour: Colour = SUMI,
    step: float = 1.06,
    box: pygame.Rect | None = None,
) -> pygame.Rect:
    """Signs one below the other, centred on x, from y down, `step` sizes apart; returns the place they take."""
    x, y = at
    out: pygame.Rect | None = None
    for sign in text:
        rect = put(target, sign, (x, y + size / 2), face, size, colour, "c", box)
        out = out.union(rect) if out else rect
        y += size * step
    return out or pygame.Rect(round(x), round(y), 0, 0)
