"""What the seat that looks holds: its recommendation cards, large, and its two special cards beside them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.desk import Desk
from edo_table.games.izayoi.table.seat_panels import SPECIALS
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.marks import STEPS
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import words_on_wood
from edo_table.ui.table.seating import style

MOST_CARD = 166.0
"""Layout units: no card of the hand is higher."""

RAISED = 0.11
"""How far a selected card is raised, in its heights."""

_SPECIAL = 0.84
"""A special card's height in heights of the hand's cards."""


@dataclass(frozen=True, slots=True)
class Item:
    """A card of the hand or a special card: target, what it shows, and its place when it lies flat."""

    target: str
    ident: str
    rect: pygame.Rect
    is_up: bool = False
    copy: int = 0
    """The how-many-th of equal cards."""

    @property
    def single(self) -> str:
        """What stands in `Scene.hidden` for this very card, where its target would stand for any of its like."""
        return f"{self.target}#{self.copy}"

    @property
    def shown(self) -> pygame.Rect:
        """Where it is now: a selected one a little higher."""
        return self.rect.move(0, -round(self.rect.h * RAISED)) if self.is_up else self.rect


@dataclass(frozen=True, slots=True)
class Rack:
    """Places for the cards of a hand and for the special cards."""

    cards: tuple[pygame.Rect, ...]
    specials: tuple[pygame.Rect, ...]
    words: int
    """Pixels below the special cards for their names."""


def rack(desk: Desk, count: int) -> Rack | None:
    """The places in the tray, as large as they can be; None where there is no tray."""
    rect = desk.region("hand")
    if rect is None:
        return None
    m = desk.metrics
    count = max(count, desk.players)
    gap, between = m.px(12), m.px(30)
    words = round(m.fs(17) * 1.3)
    high = min(m.u * MOST_CARD, rect.h / (1 + RAISED + 0.03))
    room = rect.w - gap * (count - 1) - between - gap
    high = min(high, room / cards.RATIO / (count + len(SPECIALS) * _SPECIAL))
    high = max(20.0, high)
    wide, small = high * cards.RATIO, high * _SPECIAL
    total = count * wide + gap * (count - 1) + between + 2 * small * cards.RATIO + gap
    left = rect.x + max(0.0, (rect.w - total) / 2)
    top = rect.bottom - (rect.h - high * (1 + RAISED)) / 2 - high
    places = tuple(
        pygame.Rect(round(left + n * (wide + gap)), round(top), round(wide), round(high)) for n in range(count)
    )
    x = left + count * wide + gap * (count - 1) + between
    foot = top + high - words
    small = min(small, foot - rect.y - small * RAISED)
    across = small * cards.RATIO
    step = high * _SPECIAL * cards.RATIO + gap
    specials = tuple(
        pygame.Rect(round(x + n * step + (step - gap - across) / 2), round(foot - small), round(across), round(small))
        for n in range(len(SPECIALS))
    )
    return Rack(places, specials, words)


def hand_items(desk: Desk, scene: Scene) -> list[Item]:
    """The cards in the viewer's hand; empty when nobody looks."""
    if scene.viewer is None:
        return []
    held = scene.view["seats"][scene.viewer]["hand"]
    places = rack(desk, len(held or ()))
    if held is None or places is None:
        return []
    items: list[Item] = []
    selected = list(scene.selected)
    for card, rect in zip(held, places.cards, strict=False):
        target = f"hand:{card}"
        is_up = target in selected
        if is_up:
            selected.remove(target)  # of two equal cards only one is raised
        copy = sum(item.target == target for item in items)
        items.append(Item(target, card, rect, is_up, copy))
    return items


def special_items(desk: Desk, scene: Scene) -> list[Item]:
    """The viewer's special cards, used ones too; empty when nobody looks."""
    if scene.viewer is None:
        return []
    places = rack(desk, len(scene.view["seats"][scene.viewer]["hand"] or ()))
    if places is None:
        return []
    return [
        Item(f"special:{kind}", kind, rect, f"special:{kind}" in scene.selected)
        for kind, rect in zip(SPECIALS, places.specials, strict=True)
    ]


def slot_at(desk: Desk, number: int) -> Point | None:
    """The middle of the number-th place of the tray."""
    places = rack(desk, number + 1)
    return None if places is None else places.cards[number].center


# ---- drawing -------------------------------------------------------------------------------------------------------


def draw_hand(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the viewer's cards, or everybody's backs when nobody looks."""
    rect = desk.region("hand")
    if rect is None:
        return
    if scene.viewer is None:
        _draw_backs(desk, prints, target, scene, rect)
        return
    hidden = list(scene.hidden)
    items = hand_items(desk, scene)
    places = rack(desk, len(items))
    if places is not None and not items:
        for place in places.cards:
            empty = cards.slot(place.h, desk.theme.on_dark, desk.theme.on_dark, 0.5)
            target.blit(empty, empty.get_rect(center=place.center))
    for item in items:
        if item.single in hidden:
            continue
        if item.target in hidden:
            hidden.remove(item.target)
            continue
        _draw_item(desk, target, scene, item, cards.card(desk, scene, item.ident, item.rect.h))
    data = scene.view["seats"][scene.viewer]
    for item in special_items(desk, scene):
        is_used = not data[f"has_{item.ident}"]
        _draw_item(desk, target, scene, item, cards.special(desk, item.ident, item.rect.h, is_used=is_used))
    _draw_words(desk, prints, target, scene)


def _draw_item(desk: Desk, target: pygame.Surface, scene: Scene, item: Item, picture: pygame.Surface) -> None:
    rect, theme, u = item.shown, desk.theme, desk.metrics.u
    if item.is_up:
        slips.frame(rect.w, rect.h, u, theme.lit, gap=2.0, line=7.0).lay(target, rect.x, rect.y)
    elif item.target in scene.lit:
        line = 3.0 + 2.4 * round(scene.pulse * (STEPS - 1)) / (STEPS - 1)
        slips.frame(rect.w, rect.h, u, theme.lit, gap=1.0, line=line).lay(target, rect.x, rect.y)
    target.blit(picture, picture.get_rect(center=rect.center))
    if item.target == scene.focused:
        slips.frame(rect.w, rect.h, u, theme.focus, gap=4.0, line=6.0).lay(target, rect.x, rect.y)
    elif item.target == scene.hovered and not item.is_up:
        slips.frame(rect.w, rect.h, u, theme.on_dark, gap=1.0, line=4.0).lay(target, rect.x, rect.y)


def _draw_words(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """What the special cards are called, or that they have been used."""
    items = special_items(desk, scene)
    places = rack(desk, len(hand_items(desk, scene)))
    if places is None or not items or scene.viewer is None:
        return
    m, data = desk.metrics, scene.view["seats"][scene.viewer]
    left, right = items[0].rect, items[-1].rect
    step = right.x - left.x
    box = pygame.Rect(left.centerx - step // 2, left.bottom + m.px(4), 2 * step, places.words)
    texts = [desk.text(f"special_{item.ident}" if data[f"has_{item.ident}"] else "used") for item in items]
    size = min(fit(words, "ui", m.fs(17), step - m.px(6), m.small_print) for words in texts)
    if any(measure(words, "ui", size)[0] > step - 2 for words in texts):
        return

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        for number, words in enumerate(texts):
            room = pygame.Rect(at.x + number * step, at.y, step, at.h)
            label(surface, words, room, "ui", size, desk.theme.on_dark, "c", m.small_print)

    prints.lay(target, "specials", (tuple(texts), size, desk.theme.name), box, 2, draw)


def _draw_backs(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Nobody looks: a hand of backs, and a word on it."""
    sizes = tuple(int(data["hand_size"]) for data in scene.view["seats"])

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        m = desk.metrics
        foot = round(m.fs(18) * 1.9)
        upper = pygame.Rect(at.x, at.y + m.px(8), at.w, max(8, at.h - foot - m.px(8)))
        wide = upper.w / len(sizes)
        high = min(upper.h, m.u * 132)
        for seat, count in enumerate(sizes):
            back = cards.card(desk, scene, None, high)
            step = min(back.get_width() * 0.36, (wide * 0.92 - back.get_width()) / max(1, count - 1))
            x = upper.x + wide * (seat + 0.5) - step * (count - 1) / 2
            for k in range(count):
                surface.blit(back, back.get_rect(center=(round(x + k * step), upper.centery)))
            disc = crest_disc(style(desk.theme, scene, seat), high * 0.34)
            left = x - back.get_width() / 2
            surface.blit(disc, disc.get_rect(center=(round(left + high * 0.06), round(upper.centery + high * 0.36))))
        below = pygame.Rect(at.x, upper.bottom, at.w, at.bottom - upper.bottom)
        words_on_wood(surface, desk.text("face_down"), below, m, desk.theme.on_dark)

    prints.lay(target, "backs", (sizes, tuple(scene.seats), desk.theme.name, scene.view["phase"]), rect, 4, draw)
