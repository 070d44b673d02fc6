"""Words: labels that wrap, and texts with emphasis, links and small pictures in the line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

from edo_table.ui.print import lettering
from edo_table.ui.print.lettering import Align, Face
from edo_table.ui.theme import Theme
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Role, Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

Ink = Literal["ink", "secondary", "on_dark", "on_dark_dim", "warn_text", "good_text", "link", "off_ink"]
Pictures = Callable[[str, int], "pygame.Surface | None"]
"""From the id of a picture and a height in pixels to the picture, None when there is none."""


def ink_of(theme: Theme, ink: Ink) -> str:
    """Return the theme's colour for a kind of ink."""
    colour: str = getattr(theme, ink)
    return colour


class Label(Widget):
    """A text in one role, broken to its width."""

    def __init__(
        self,
        text: str,
        role: Role = "label",
        ink: Ink = "ink",
        align: Align = "l",
        name: str = "",
        tip: str = "",
        is_single: bool = False,
        halo: Ink | None = None,
    ) -> None:
        super().__init__(name, tip)
        self.text_shown, self.role, self.ink, self.align, self.is_single, self.halo = (
            text,
            role,
            ink,
            align,
            is_single,
            halo,
        )

    def fit(self, style: Style, width: int) -> Size:
        if not self.text_shown:
            return 0, 0
        face, size = style.face(self.role), style.size(self.role)
        if self.is_single:
            w, h = lettering.measure(self.text_shown, face, size)
            return min(w, width), h
        return lettering.paragraph_size(self.text_shown, face, size, width)

    def least(self, style: Style) -> int:
        if self.is_single:
            return style.size(self.role) * 3
        face, size = style.face(self.role), style.size(self.role)
        words = self.text_shown.split()
        if len(words) == 1 and len(words[0]) > 24:  # a path or address: may be broken anywhere
            return style.px(120)
        return max((lettering.measure(word, face, size)[0] for word in words), default=0)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        if not self.text_shown or not self.rect.colliderect(target.get_clip()):
            return
        style = host.style
        face, size, colour = style.face(self.role), style.size(self.role), ink_of(style.theme, self.ink)
        halo = ink_of(style.theme, self.halo) if self.halo else None
        if self.is_single:
            lettering.label(target, self.text_shown, self.rect, face, size, colour, self.align, size * 0.7, halo)
        else:
            lettering.paragraph(target, self.text_shown, self.rect, face, size, colour, self.align, True, halo=halo)


# ---- texts with emphasis, links and pictures -------------------------------------------------------------------------

_MARKS = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\[\[(?P<link>[^\]|]+)(?:\|(?P<shown>[^\]]+))?\]\]|<(?P<picture>[a-z0-9_./-]+)>"
)
_WIDE = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
_PIECES = re.compile(r"[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+")


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a marked text: words, perhaps strong or a link, or (words empty) a picture."""

    text: str = ""
    is_strong: bool = False
    link: str = ""
    picture: str = ""


def parse_marks(text: str) -> list[Run]:
    """Return the runs of a text: `**strong**`, `[[target]]` or `[[target|words]]` links, `<picture-id>`."""
    runs, end = list[Run](), 0
    for match in _MARKS.finditer(text):
        if match.start() > end:
            runs.append(Run(text[end : match.start()]))
        if match["strong"]:
            runs.append(Run(match["strong"], is_strong=True))
        elif match["link"]:
            runs.append(Run(match["shown"] or match["link"], link=match["link"].strip()))
        else:
            runs.append(Run(picture=match["picture"]))
        end = match.end()
    if end < len(text):
        runs.append(Run(text[end:]))
    return runs


def plain_text(text: str) -> str:
    """Return a marked text's words alone."""
    return "".join(run.text for run in parse_marks(text))


def _is_wide(sign: str) -> bool:
    return bool(_WIDE.match(sign))


@dataclass(slots=True)
class _Bit:
    """Something on a line: words of one run, or a picture."""

    run: int
    text: str
    width: int
    picture: pygame.Surface | None = None
    x: int = 0


class Link(Widget):
    """A link inside a text; the text draws it."""

    is_focusable = True

    def __init__(self, target: str, on_follow: Callable[[str], None], tip: str) -> None:
        super().__init__(tip=tip)
        self.target, self.on_follow = target, on_follow
        self.parts: list[pygame.Rect] = []

    def hit(self, at: tuple[int, int]) -> Widget | None:
        return self if any(part.collidepoint(at) for part in self.parts) else None

    def shift(self, dx: int, dy: int) -> None:
        super().shift(dx, dy)
        self.parts = [part.move(dx, dy) for part in self.parts]

    def release(self, host: Host, at: tuple[int, int]) -> None:
        if self.hit(at):
            self.activate(host)

    def activate(self, host: Host) -> None:
        host.play("paper")
        self.on_follow(self.target)


class RichText(Widget):
    """A paragraph with marks (`parse_marks`).  `tips` gives a link's tooltip; `found` words are marked."""

    def __init__(
        self,
        text: str,
        role: Role = "body",
        ink: Ink = "ink",
        pictures: Pictures | None = None,
        on_link: Callable[[str], None] | None = None,
        tips: Callable[[str], str] | None = None,
        found: str = "",
    ) -> None:
        super().__init__()
        self.role, self.ink, self.pictures, self.found = role, ink, pictures, found.casefold()
        self._runs = parse_marks(text)
        self._links: dict[int, Link] = {}
        for i, run in enumerate(self._runs):
            if run.link and on_link is not None:
                self._links[i] = Link(run.link, on_link, tips(run.link) if tips else "")
        self.adopt(*self._links.values())
        self._lines: list[list[_Bit]] = []

    @property
    def children(self) -> Sequence[Widget]:
        return tuple(self._links.values())

    def _face(self, style: Style, run: Run) -> Face:
        return "title" if run.is_strong else style.face(self.role)

    def _step(self, style: Style) -> int:
        has_picture = any(run.picture for run in self._runs)
        return lettering.line_height(style.face(self.role), style.size(self.role), 1.62 if has_picture else 1.36)

    def _clusters(self, style: Style) -> Iterator[list[_Bit]]:
        """Yield what must stay together on a line: words with the signs that follow without a space, in any run."""
        size = style.size(self.role)
        cluster: list[_Bit] = []
        for i, run in enumerate(self._runs):
            if run.picture:
                picture = self.pictures(run.picture, round(size * 1.55)) if self.pictures else None
                wide = picture.get_width() + round(size * 0.24) if picture else 0
                bits = [_Bit(i, "", wide, picture)]
            else:
                face = self._face(style, run)
                bits = [_Bit(i, piece, lettering.measure(piece, face, size)[0]) for piece in _PIECES.findall(run.text)]
            for bit in bits:
                if cluster and (
                    cluster[-1].text[-1:].isspace() or _is_wide(bit.text[:1]) or _is_wide(cluster[-1].text[-1:])
                ):
                    yield cluster
                    cluster = []
                cluster.append(bit)
        if cluster:
            yield cluster

    def _broken(self, style: Style, width: int) -> list[list[_Bit]]:
        size = style.size(self.role)
        lines: list[list[_Bit]] = [[]]
        x = 0
        for cluster in self._clusters(style):
            last = cluster[-1]
            bare = lettering.measure(last.text.rstrip(), self._face(style, self._runs[last.run]), size)[0]
            wide = sum(bit.width for bit in cluster[:-1]) + (last.width if last.picture else bare)
            if x + wide > width and lines[-1]:
                lines.append([])
                x = 0
            for bit in cluster:
                before = lines[-1][-1] if lines[-1] else None
                if before is not None and before.run == bit.run and before.picture is None and bit.picture is None:
                    before.text += bit.text
                    before.width = lettering.measure(before.text, self._face(style, self._runs[bit.run]), size)[0]
                    x = before.x + before.width
                elif bit.text.strip() or bit.picture or lines[-1]:
                    bit.x = x
                    lines[-1].append(bit)
                    x += bit.width
        return lines

    def fit(self, style: Style, width: int) -> Size:
        lines = self._broken(style, width)
        wide = max((line[-1].x + line[-1].width for line in lines if line), default=0)
        return min(wide, width), self._step(style) * len(lines)

    def least(self, style: Style) -> int:
        size = style.size(self.role)
        return max(
            (
                lettering.measure(word, self._face(style, run), size)[0]
                for run in self._runs
                for word in run.text.split()
            ),
            default=0,
        )

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        self._lines = self._broken(style, rect.w)
        step = self._step(style)
        for link in self._links.values():
            link.parts = []
        for n, line in enumerate(self._lines):
            for bit in line:
                link_here = self._links.get(bit.run)
                if link_here is not None:
                    link_here.parts.append(pygame.Rect(rect.x + bit.x, rect.y + n * step, bit.width, step))
        for link in self._links.values():
            if link.parts:
                link.rect = link.parts[0].copy()

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        size, step = style.size(self.role), self._step(style)
        base = lettering.font(style.face(self.role), size).get_ascent()
        high = lettering.measure("Ag", style.face(self.role), size)[1]
        for n, line in enumerate(self._lines):
            top = self.rect.y + n * step
            if not target.get_clip().colliderect((self.rect.x, top, self.rect.w, step)):
                continue
            baseline = top + (step - high) // 2 + base
            for bit in line:
                run, x = self._runs[bit.run], self.rect.x + bit.x
                if bit.picture is not None:
                    target.blit(bit.picture, (x, top + (step - bit.picture.get_height()) // 2))
                    continue
                words = bit.text.rstrip()
                if not words:
                    continue
                face = self._face(style, run)
                link = self._links.get(bit.run)
                colour = theme.link if link else ink_of(theme, self.ink)
                self._mark_found(target, style, face, bit, x, baseline)
                at = (x, baseline - lettering.font(face, size).get_ascent())
                rect = lettering.put(target, words, at, face, size, colour, "lt", self.rect)
                if link:
                    is_on = host.hovered is link or host.focused is link
                    thick = max(1, round(style.u * (2.6 if is_on else 1.3)))
                    pygame.draw.line(
                        target, colour, (rect.x, baseline + style.px(4)), (rect.right, baseline + style.px(4)), thick
                    )

    def _mark_found(self, target: pygame.Surface, style: Style, face: Face, bit: _Bit, x: int, baseline: int) -> None:
        """Lay a stroke of gold behind the words that were searched for."""
        if not self.found:
            return
        size, low = style.size(self.role), bit.text.casefold()
        at = low.find(self.found)
        while at >= 0:
            left = x + lettering.measure(bit.text[:at], face, size)[0]
            wide = lettering.measure(bit.text[at : at + len(self.found)], face, size)[0]
            pygame.draw.rect(
                target,
                style.theme.lit,
                (left - 1, baseline - round(size * 0.8), wide + 2, round(size * 1.02)),
                border_radius=style.px(4),
            )
            at = low.find(self.found, at + len(self.found))
