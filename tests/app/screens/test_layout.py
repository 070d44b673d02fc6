"""Every screen at every size, with large letters, interface and words: nothing is cut, nothing overlaps."""

from __future__ import annotations

import pygame
import pytest

from edo_table.app.screens.base import AppScreen
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.shot import SHOTS, studio
from edo_table.ui.widgets.style import Style
from tests.app.screens.looking import look, show

MINE = [name for name in SHOTS if SHOTS[name].startswith("edo_table.app.samples:") and name != "table"]

CASES = [
    ((1280, 720), {}),
    ((1366, 768), {"language": "qps"}),
    ((1024, 768), {"display.text_scale": 1.6}),
    ((1920, 1080), {"display.ui_scale": 2.0}),
    ((2560, 1080), {"display.text_scale": 1.3, "language": "qps"}),
    ((3840, 2160), {}),
    ((1280, 720), {"display.ui_scale": 2.0, "display.text_scale": 1.6, "language": "qps"}),
    ((1024, 768), {"display.ui_scale": 0.8}),
    ((960, 540), {}),
]


def plain(self: AppScreen, target: pygame.Surface, style: Style) -> None:
    target.fill(style.theme.table)


@pytest.mark.parametrize(("size", "settings"), CASES, ids=lambda value: str(value))
def test_nothing_is_cut_and_nothing_overlaps(
    size: tuple[int, int], settings: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AppScreen, "paint_ground", plain)  # the sea is looked at below
    found = []
    with studio(size, settings) as made:
        for what in (name for name in MINE if name != "load"):  # `load-damaged` is the same without paintings
            screen = show(made, what)
            found += [f"{what}: {fault}" for fault in look(made, screen, monkeypatch)]
        assert made.context.catalogue.missing == ()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("settings", [{}, {"display.high_contrast": True}, {"display.palette": "mono"}], ids=str)
def test_everything_can_be_read_on_its_true_ground(
    settings: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    with studio((1280, 720), settings) as made:
        for what in (
            "menu",
            "setup",
            "load-damaged",
            "settings-reading",
            "statistics",
            "rules:winner",
            "credits",
            "crash",
        ):
            screen = show(made, what)
            found += [f"{what}: {fault}" for fault in look(made, screen, monkeypatch, has_ground=True)]
    assert not found, "\n".join(found)


def test_planted_faults_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from edo_table.ui.widgets.layout import Column, Sized
    from edo_table.ui.widgets.text import Label

    def build(self: MenuScreen, style: Style) -> Column:
        narrow = Sized(Label("A line that has nowhere near the room it needs", "title", is_single=True), width=120)
        return Column([narrow, Label("Pale", "title", "on_dark_dim"), Label("Over", "title")], gap=-40, across="start")

    monkeypatch.setattr(AppScreen, "paint_ground", lambda self, target, style: target.fill("#F5EEDC"))
    monkeypatch.setattr("edo_table.app.screens.credits.CreditsScreen.build", build)
    with studio((1280, 720)) as made:
        found = "\n".join(look(made, show(made, "credits"), monkeypatch, has_ground=True))
    assert "cut short" in found
    assert "contrast" in found
    assert "over each other" in found


@pytest.mark.parametrize("what", ["setup", "settings", "rules", "load-damaged"])
def test_targets_are_large_enough(what: str) -> None:
    for size, least in (((1280, 720), 40), ((1920, 1080), 40), ((3840, 2160), 80)):
        with studio(size) as made:
            screen = show(made, what)
            small = [
                (widget.name, widget.rect.size)
                for widget in screen.host.stops()
                if type(widget).__name__ != "Link" and min(widget.rect.size) < least
            ]
            assert not small, f"{what} at {size}: {small}"
