"""No letter of a table is cut, laid over another, too small or too pale, at every size and scale, in scenes as well."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

import pygame
import pytest

from edo_table.content.language import PSEUDO
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Note, recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.table.face import Act, Face, Scene
from tests.games.table_stage import SIZES, Happening, Stage, assert_sound, paint

SCALES = ((1.0, 1.0), (1.4, 1.0), (1.0, 1.5), (0.8, 0.9), (1.4, 1.5))
"""Scales of the table and of its texts; the first is the usual one."""


class Texts(ABC):
    """The texts of a table; what is derived from it names the stage and its scenes."""

    stage: ClassVar[Stage[Any, Any, Any]]
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    at_scales: ClassVar[tuple[int, ...]] = (2, 4)
    """The numbers of players that are looked at in other scales."""
    in_words: ClassVar[tuple[int, ...]] = (2, 4)
    """The numbers of players that are looked at in a longer language and in scenes."""
    with_pictures: ClassVar[bool] = False
    """Whether letters must stand out in pictures that were just made, too."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", self.players)

    @abstractmethod
    def scenes(self, players: int) -> list[Scene]:
        """Scenes of every phase, through a seat's eyes and nobody's."""

    def scaled_scenes(self, players: int) -> list[Scene]:
        """Those that are looked at in other scales."""
        return self.scenes(players)

    def position(self, looked: Scene) -> Any:
        """A position of a game that has the options of a scene's game."""
        return self.stage.position(int(looked.view["players"]))

    def prepare(self, shown: Any, is_painted: bool) -> None:
        """What a face needs before it draws."""
        if is_painted:
            paint(shown)

    def counted(self, shown: Any, looked: Scene, seen: list[Note]) -> list[Note]:
        """The texts that must be sound."""
        return seen

    def drawn(
        self,
        size: tuple[int, int],
        looked: Scene,
        *,
        ui: float = 1.0,
        text: float = 1.0,
        language: str = "en",
        is_painted: bool = False,
    ) -> list[Note]:
        """The texts of a frame."""
        shown = self.stage.face(self.position(looked), size, looked.viewer, ui=ui, text=text, language=language)
        self.prepare(shown, is_painted)
        target = pygame.Surface(size)
        with recording() as seen:
            shown.draw(target, looked)
        assert shown.desk.words.missing == ()
        return self.counted(shown, looked, seen)

    @pytest.mark.parametrize("size", [*SIZES, (960, 540)])
    def test_texts_at_every_size(self, size: tuple[int, int], players: int) -> None:
        for looked in self.scenes(players):
            assert_sound(self.drawn(size, looked), size, Metrics(size))

    @pytest.mark.parametrize(("ui", "text"), SCALES[1:])
    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
    def test_texts_at_every_scale(self, size: tuple[int, int], ui: float, text: float) -> None:
        for number in self.at_scales:
            for looked in self.scaled_scenes(number):
                assert_sound(self.drawn(size, looked, ui=ui, text=text), size, Metrics(size, ui, text))

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_texts_of_a_longer_language(self, size: tuple[int, int]) -> None:
        for number in self.in_words:
            for looked in self.scenes(number):
                assert_sound(self.drawn(size, looked, language=PSEUDO), size, Metrics(size))

    @pytest.mark.usefixtures("with_drawings")
    def test_letters_stand_out_from_what_is_under_them(self) -> None:
        size = (1920, 1080)
        for looked in self.scenes(self.players[-1]):
            for note in self.drawn(size, looked, is_painted=True):
                if note.target == size or self.with_pictures:
                    assert contrast(note.colour, note.ground) >= 4.0, note

    def assert_scenes_sound(
        self, happenings: Iterable[Happening], players: int, size: tuple[int, int], ui: float, text: float
    ) -> None:
        """No text of the last frames of acts is unsound."""
        shown: Face = self.stage.face(self.stage.position(players), size, ui=ui, text=text)
        target = pygame.Surface(size)
        for happening in happenings:
            for one in shown.flights(happening.kind, happening.args, happening.before, happening.after):
                if isinstance(one, Act):
                    with recording() as seen:
                        one.paint(target, 1.0)
                    assert_sound(seen, size, Metrics(size, ui, text))
        assert shown.desk.words.missing == ()  # type: ignore[attr-defined]
