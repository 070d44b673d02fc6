"""What stands still: the river beside the street with the bridge, the quay with its berths, the City's row."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pygame

from edo_table.games.iki.table.ground import RUT, SAND, GroundArt, draw_arrows, rounded
from edo_table.games.iki.table.streetmap import StreetMap
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.city import slots
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.riverside import Quay, RiverStreet, quay
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, box, noise, rand, ring
from edo_table.ui.print.canvas import Svg, opaque
from edo_table.ui.print.lettering import put
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import sheet

WATER, RIPPLE, DEEP = "#6FA9BC", "#A9D0DA", "#4C86A0"
_STONE, _STONE_DARK, _MOSS = "#A79E8C", "#7E7666", "#7C8A5E"
_DECK, _DECK_DARK, _RAIL = "#C79A5E", "#9C7240", "#8E3A2B"
_BANK, _BANK_DARK = "#C2A273", "#A98857"
_TRACK, _TRACK_LINE = "#23445E", "#35607C"


class AkebonoGround(GroundArt):
    """The picture of a window's ground with Akebono's boards."""

    desk: AkebonoDesk

    def paint(self) -> Iterator[None]:
        """Paint, yielding between slices."""
        yield from super().paint()
        self._row()
        yield
        shown = quay(self.desk)
        if shown is not None:
            self._quay(shown)
            yield

    # ---- the City's row --------------------------------------------------------------------------------------------

    def _row(self) -> None:
        """Mats for the cards for hire; the New Character's has the sun of daybreak."""
        found, u = slots(self.desk), self.u
        rect = self.desk.region("row")
        if found is None or rect is None:
            return
        s = Svg(*rect.size).group((-rect.x, -rect.y))
        for slot in (*found.new, *found.carried, found.newcomer):
            around = slot.inflate(round(4 * u), round(4 * u))
            edge = rounded(around, 12 * u)
            s.fill(edge, "#8F6A3C", 0.26).line(edge, max(0.8, 1.4 * u), "#6E4E28", 0.6, closed=True)
        last = found.newcomer
        x, y, r = last.centerx, last.centery - last.h * 0.04, last.w * 0.24
        for i in range(16):
            dx, dy = r * math.cos(math.pi * i / 8), r * math.sin(math.pi * i / 8)
            ray = [(x + 1.25 * dx, y + 1.25 * dy), (x + 1.7 * dx, y + 1.7 * dy)]
            s.line(ray, max(1.0, r * 0.14), p.HI, 0.75)
        s.fill(ring(x, y, r, n=40), p.HI, 0.75)
        self.surface.blit(s.render(rect.size), rect)
        for slot in found.carried:
            coin = art.amount("mon", 1, round(slot.w * 0.44), self.desk.theme).copy()
            coin.set_alpha(120)
            self.surface.blit(coin, coin.get_rect(center=slot.center))

    # ---- the street ------------------------------------------------------------------------------------------------

    def lower_arm(self, board: StreetMap) -> None:
        """The road to the south, with a well beside it: the bridge of Nihonbashi lies at the street's right end."""
        r = board.bridge
        w, h = 190.0, 190.0 * r.h / r.w
        s = Svg(w, h).fill(box(w, h, 0), SAND)
        for i in range(26):
            x, y = w * rand(61, i), h * rand(67, i)
            s.line([(x, y), (x + 4, y - 2), (x + 9, y)], 1.3, RUT, 0.55)
        for x in (66.0, 124.0):
            s.line([(x + 2.4 * noise(k * 0.7, round(x)), h * k / 8) for k in range(9)], 2.0, RUT, 0.5)
        k = h / 92
        s.group((150, 52 * k), k)
        s.fill([(-30, 26), (30, 26), (36, 32), (-24, 32)], p.SUMI, 0.25)
        s.shape([(-26, -2), (26, -2), (24, 28), (-24, 28)], "#B08A54", 2.6, off=(0, 0))
        for x in (-13, 0, 13):
            s.line([(x, 0), (x, 27)], 1.6, "#7A5A30")
        s.shape([(-29, -6), (29, -6), (29, 1), (-29, 1)], "#8A6234", 2.2, off=(0, 0))
        for x in (-24, 20):
            s.shape([(x, -38), (x + 5, -38), (x + 5, -5), (x, -5)], p.KURI, 1.8, off=(0, 0))
        s.shape([(-38, -36), (0, -54), (38, -36), (34, -31), (0, -47), (-34, -31)], "#59636B", 2.4, off=(0, 0))
        s.line([(0, -44), (0, -12)], 1.8, p.SUMI)
        s.shape([(-6, -14), (6, -14), (5, -4), (-5, -4)], p.HINOKI, 1.8, off=(0, 0)).end()
        s.group((38, 56 * k), k)
        for dx, dy, r_ in ((-8, -26, 16), (9, -22, 14), (0, -38, 13)):
            s.fill(ring(dx, dy, r_, n=24), p.MATSUBA).line(ring(dx, dy, r_, n=24), 2.2, p.SUMI, closed=True)
        s.shape([(-3, -14), (4, -14), (6, 24), (-6, 24)], p.KURI, 2.0, off=(0, 0)).end()
        self.surface.blit(s.render(r.size), r)

    def right_turn(self, board: StreetMap) -> list[tuple[Point, float]]:
        """No arrow where the covering tile lies: the street turns on the bridge."""
        return []

    def paint_more(self, board: StreetMap) -> Iterator[None]:
        """Paint the river with the bridge over it, and the covering tile."""
        assert isinstance(board, RiverStreet)
        self._river(board)
        yield
        self._bridge(board)
        yield
        self._covering(board)
        yield

    def _water(self, rect: pygame.Rect, *, is_upright: bool = False) -> pygame.Surface:
        """A surface of water with small waves, darker at its banks."""
        picture = opaque(rect.size)
        picture.fill(p.rgb(WATER))
        picture.blit(sheet("seigaiha", rect.size, max(11.0, 40 * self.u), RIPPLE, 70), (0, 0))
        shade = ((0.0, DEEP, 150), (0.22, DEEP, 0), (0.8, DEEP, 0), (1.0, DEEP, 110))
        picture.blit(bokashi(rect.size, shade, sideways=is_upright), (0, 0))
        s = Svg(*rect.size)
        for i in range(max(6, rect.w * rect.h // round(9000 * self.u * self.u + 1))):
            x, y, k = rect.w * rand(71, i), rect.h * rand(73, i), self.u * (0.8 + 0.6 * rand(79, i))
            wave = [(x, y), (x + 12 * k, y - 5 * k), (x + 26 * k, y + k), (x + 40 * k, y - 3 * k)]
            s.line(wave, max(0.8, 2 * k), p.SHIRO, 0.5)
        picture.blit(s.render(rect.size), (0, 0))
        return picture

    def _wall(self, s: Svg, rect: pygame.Rect, seed: int) -> None:
        """A wall of stones along the water."""
        s.fill(box(rect.w, rect.h, 0, rect.x, rect.y), _STONE_DARK)
        long, is_upright = max(rect.w, rect.h), rect.h >= rect.w
        at, n = 0.0, 0
        while at < long:
            size = (16 + 14 * rand(seed, n)) * max(0.6, self.u)
            end = min(long, at + size)
            stone = (
                pygame.Rect(rect.x + 1, round(rect.y + at) + 1, rect.w - 2, max(2, round(end - at) - 1))
                if is_upright
                else pygame.Rect(round(rect.x + at) + 1, rect.y + 1, max(2, round(end - at) - 1), rect.h - 2)
            )
            tone = p.mix(_STONE, _MOSS if rand(seed + 3, n) > 0.78 else "#C2BAA8", 0.25 + 0.5 * rand(seed + 1, n))
            s.fill(rounded(stone, 3 * self.u + 1), tone)
            at, n = end, n + 1

    def _river(self, board: RiverStreet) -> None:
        rect = board.river
        self.surface.blit(self._water(rect, is_upright=True), rect)
        s = Svg(*rect.size)
        wall = max(4, round(9 * self.u))
        self._wall(s, pygame.Rect(0, 0, wall, rect.h), 11)
        self._wall(s, pygame.Rect(rect.w - wall, 0, wall, rect.h), 17)
        s.line([(wall, 0), (wall, rect.h)], max(1.2, 2.4 * self.u), p.SUMI)
        s.line([(rect.w - wall, 0), (rect.w - wall, rect.h)], max(1.2, 2.4 * self.u), p.SUMI)
        self.surface.blit(s.render(rect.size), rect)

    def _bridge(self, board: RiverStreet) -> None:
        """The bridge, as broad as the street whose end it is: planks, railings with brass caps, its shadow below."""
        deck, street, u = board.deck, board.street, self.u
        left = round(street.right - min(34 * u + 8, street.h * 0.2) - 2)
        area = pygame.Rect(left, deck.y - round(deck.h * 0.16), deck.right - left, round(deck.h * 1.34))
        s = Svg(*area.size).group((-area.x, -area.y))
        high, rise = deck.h * 0.86, deck.h * 0.055
        top, foot = deck.centery - high / 2, deck.centery + high / 2
        x0, x1 = float(street.right - 2), float(deck.right - 2)

        def edge(y: float) -> list[Point]:
            return [(x0 + (x1 - x0) * i / 24, y - rise * math.sin(math.pi * i / 24)) for i in range(25)]

        shadow = [*edge(foot + deck.h * 0.02), *reversed(edge(foot + deck.h * 0.13))]
        s.fill(shadow, "#12303F", 0.5)
        # the street runs on to the bridge: its round end is covered
        s.fill(
            [(left, street.y + 2), (x0 + 2, street.y + 2), (x0 + 2, street.bottom - 2), (left, street.bottom - 2)], SAND
        )
        s.line([(left, street.y), (x0 + 3, street.y)], max(1.4, 4 * u), p.SUMI)
        s.line([(left, street.bottom), (x0 + 3, street.bottom)], max(1.4, 4 * u), p.SUMI)
        s.line([(x0 + 2, street.y), (x0 + 2, top)], max(1.4, 3 * u), p.SUMI)
        s.line([(x0 + 2, foot), (x0 + 2, street.bottom)], max(1.4, 3 * u), p.SUMI)
        s.shape([*edge(top), *reversed(edge(foot))], _DECK, max(1.4, 3 * u), off=(0, 0))
        count = max(8, round((x1 - x0) / max(7.0, 15 * u)))
        for i in range(1, count):
            x = x0 + (x1 - x0) * i / count
            lift = rise * math.sin(math.pi * i / count)
            s.line([(x, top - lift + 2), (x, foot - lift - 2)], max(0.7, 1.4 * u), _DECK_DARK, 0.8)
        for k in (0.09, 0.91):
            s.line(edge(top + high * k), max(1.0, 2.2 * u), _DECK_DARK, 0.9)
        self._rails(s, edge, top, foot, u)
        space = board.spaces[next(reversed(board.spaces))]
        oval = rounded(space, space.h * 0.5)
        s.fill(oval, p.mix(_DECK, p.SHIRO, 0.45), 0.8).line(oval, max(1.0, 2 * u), _DECK_DARK, closed=True)
        draw_arrows(s, self._ways(board, space), space.h * 0.34, "#7A5228")
        self.surface.blit(s.render(area.size), area)

    def _rails(self, s: Svg, edge: Callable[[float], list[Point]], top: float, foot: float, u: float) -> None:
        """Two railings with brass caps on their posts."""
        post, wide = max(5.0, 15 * u), max(3.0, 6.4 * u)
        for y in (top, foot):
            for dy, width in ((-post * 0.95, 6.0), (-post * 0.45, 3.4)):
                line = edge(y + dy)
                s.line(line, max(2.2, (width + 3.4) * u), p.SUMI).line(line, max(1.0, width * u), _RAIL)
            for x, at in edge(y)[::4]:
                s.shape(box(wide, post * 1.3, 1, x - wide / 2, at - post * 1.25), _RAIL, max(1.0, 1.8 * u), off=(0, 0))
                cap = ring(x, at - post * 1.36, max(2.2, 4.8 * u), n=14)
                s.fill(cap, p.KUCHIBA).line(cap, max(0.8, 1.5 * u), p.SUMI, closed=True)

    def _ways(self, board: RiverStreet, space: pygame.Rect) -> list[tuple[Point, float]]:
        x, high = board.deck.x + board.deck.w * 0.15, board.deck.h * 0.19
        return [((x, board.deck.centery + high), -35.0), ((x, board.deck.centery - high), 215.0)]

    def _covering(self, board: RiverStreet) -> None:
        """The covering tile: nobody goes straight on here any more."""
        r, u = board.covering, self.u
        s = Svg(*r.inflate(8, 8).size).group((4 - r.x, 4 - r.y))
        s.fill(rounded(r.move(2, 3), 5 * u + 2), p.SUMI, 0.35)
        s.shape(rounded(r, 5 * u + 2), "#D9C08E", max(1.3, 2.4 * u), off=(0, 0))
        inner = r.inflate(-max(4, round(7 * u)), -max(4, round(7 * u)))
        s.line(rounded(inner, 3 * u + 1), max(0.8, 1.4 * u), _RAIL, closed=True)
        k = min(inner.w, inner.h * 0.7) * 0.42
        s.group((r.centerx, r.centery), k)
        s.line([(0.62, 0.9), (0.62, 0.25), (0.62, -0.25), (0.62, -0.9)], 0.16, p.SUMI, 0.25)
        s.line([(-0.8, -0.62), (0.8, 0.62)], 0.34, _RAIL).line([(0.8, -0.62), (-0.8, 0.62)], 0.34, _RAIL).end()
        self.surface.blit(s.render(r.inflate(8, 8).size), r.inflate(8, 8))

    # ---- the quay --------------------------------------------------------------------------------------------------

    def _quay(self, shown: Quay) -> None:
        """The River board: the trade track's ground, the riverbank with its berths, the water."""
        rect, u = shown.rect, self.u
        picture = opaque(rect.size)
        track = shown.track.move(-rect.x, -rect.y)
        picture.fill(p.rgb(_TRACK), track.inflate(0, 2 * (shown.bank.y - shown.track.bottom)))
        picture.blit(sheet("shippo", track.size, max(10.0, 30 * u), _TRACK_LINE, 150), track)
        water, bank = shown.water.move(-rect.x, -rect.y), shown.bank.move(-rect.x, -rect.y)
        top = track.bottom + (shown.bank.y - shown.track.bottom) // 2
        is_beside = shown.water.x > shown.bank.x
        water = pygame.Rect(
            water.x, top if is_beside else water.y, rect.w - water.x, rect.h - (top if is_beside else water.y)
        )
        bank = pygame.Rect(0, top, bank.right, (rect.h if is_beside else bank.bottom) - top)
        picture.blit(self._water(water), water)
        s = Svg(*rect.size)
        s.fill(box(bank.w, bank.h, 0, bank.x, bank.y), _BANK)
        for i in range(max(10, bank.w * bank.h // round(2600 * u * u + 1))):
            x, y = bank.x + bank.w * rand(31, i), bank.y + bank.h * rand(37, i)
            s.line([(x, y), (x + 4 * u, y - 2 * u), (x + 9 * u, y)], max(0.7, 1.3 * u), _BANK_DARK, 0.7)
        wall = max(4, round(9 * u))
        if is_beside:
            self._wall(s, pygame.Rect(bank.right - wall // 2, bank.y, wall, bank.h), 23)
        else:
            self._wall(s, pygame.Rect(bank.x, bank.bottom - wall // 2, bank.w, wall), 23)
        for berth in shown.berths:
            place = berth.move(-rect.x, -rect.y)
            around = place.inflate(round(5 * u), round(5 * u))
            s.fill(rounded(around, 9 * u), _BANK_DARK, 0.8).line(
                rounded(around, 9 * u), max(0.8, 1.6 * u), "#7B5C33", closed=True
            )
            for k in range(1, 6):
                y = place.y + place.h * k / 6
                s.line([(place.x + 4 * u, y), (place.right - 4 * u, y)], max(0.7, 1.2 * u), "#8F6C3D", 0.6)
        s.line([(0, top), (rect.w, top)], max(1.4, 2.6 * u), p.SUMI)
        picture.blit(s.render(rect.size), (0, 0))
        for number, berth in enumerate(shown.berths, 1):
            at = berth.move(-rect.x, -rect.y).center
            put(picture, str(number), at, "title", max(self.desk.metrics.small_print, berth.h * 0.36), "#7F6238", "c")
        if self.desk.theme.has_grain:
            grain(picture, u=u)
        self.lay(picture, rect, 9 * u)
