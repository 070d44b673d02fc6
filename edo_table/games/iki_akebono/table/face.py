"""IKI with Akebono on the screen: the street with its bridge, the river with its boats, the City's people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.games.iki.table import IkiFace
from edo_table.games.iki.table.desk import Parts
from edo_table.games.iki_akebono.components import AkebonoContent
from edo_table.games.iki_akebono.table import (
    bridge,
    choices,
    city,
    flights,
    pictures,
    places,
    previews,
    reckoning,
    river,
    seat_layout,
    seat_panels,
    telling,
    tooltips,
    trade,
)
from edo_table.games.iki_akebono.table.desk import AkebonoDesk, AkebonoParts
from edo_table.games.iki_akebono.table.ground import AkebonoGround
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Scene
from edo_table.ui.theme import Theme

PARTS = (bridge, city, flights, pictures, places, previews, reckoning, seat_layout, seat_panels, telling, tooltips)
"""Modules with what IKI's functions do for Akebono's desk: importing them is enough."""


class AkebonoFace(IkiFace):
    """Akebono's geometry and pictures, over IKI's."""

    ground_name = "iki_akebono"
    framed = IkiFace.framed | {"boat", "wave", "personality", "exchange", "gain", "salary", "again"}
    tellers = tooltips.TELLERS
    foretellers = previews.FORETELLERS
    pages = previews.PAGES
    makers = flights.MAKERS
    sounds = flights.SOUNDS
    traces = flights.TRACES
    content: AkebonoContent

    def __init__(self, content: AkebonoContent, words: Catalogue, store: Store | None = None) -> None:
        super().__init__(content, words, store)

    @property
    def regions(self) -> tuple[str, ...]:
        return (*super().regions, "river")

    @property
    def desk(self) -> AkebonoDesk:
        """The geometry of the present window; raises RuntimeError before the first `layout`."""
        desk = super().desk
        assert isinstance(desk, AkebonoDesk)
        return desk

    def make_parts(self, players: int) -> AkebonoParts:
        return AkebonoParts(self.content, players)

    def make_desk(
        self,
        parts: Parts,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        metrics: Metrics,
        theme: Theme,
    ) -> AkebonoDesk:
        assert isinstance(parts, AkebonoParts)
        return AkebonoDesk(parts, self.words, size, dict(regions), metrics, theme)

    def make_ground(self) -> AkebonoGround:
        return AkebonoGround(self.desk)

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def draw_table(self, target: pygame.Surface, scene: Scene) -> None:
        bridge.draw_bridge(self.desk, target, scene)
        river.draw_river(self.desk, target, scene)
        trade.draw_trade(self.desk, self._prints, target, scene)
        super().draw_table(target, scene)

    def draw_last(self, target: pygame.Surface, scene: Scene) -> None:
        choices.draw_choices(self.desk, target, scene)

    def ending(self, scene: Scene) -> Mapping[str, Any]:
        return {"signs": "曙"}
