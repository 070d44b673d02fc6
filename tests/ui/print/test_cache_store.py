"""Caches that stay small, and the folder of pictures that survives anything found in it."""

import os
from pathlib import Path

import pygame
import pytest

from edo_table.games.registry import game_ids
from edo_table.ui.print import cache, crests, lettering, patterns, slips
from edo_table.ui.print.cache import Cache, cached, caches, clear_all, weight
from edo_table.ui.print.store import Store, art_version, png
from edo_table.ui.theme import theme


def test_the_least_recently_used_goes_first() -> None:
    store: Cache[int] = Cache("test lru", entries=3)
    for i in range(3):
        store.get(i, lambda i=i: i)  # type: ignore[misc]
    store.get(0, lambda: -1)
    store.get(3, lambda: 3)
    assert 0 in store
    assert 1 not in store
    assert len(store) == 3
    store.drop(0)
    store.drop("never there")
    assert len(store) == 2


def test_pictures_count_by_their_weight() -> None:
    store: Cache[pygame.Surface] = Cache("test weight", entries=100, megabytes=1)
    for i in range(20):
        store.get(i, lambda: pygame.Surface((256, 256), pygame.SRCALPHA))
    assert len(store) == 3
    assert store.bytes <= 1 << 20
    whole = store.get("too heavy", lambda: pygame.Surface((1024, 1024), pygame.SRCALPHA))
    assert whole.get_width() == 1024
    assert "too heavy" not in store
    store.clear()
    assert store.bytes == 0
    assert weight((pygame.Surface((10, 10), 0, 32), 5)) > 400


def test_a_failing_maker_leaves_nothing_behind() -> None:
    store: Cache[int] = Cache("test failing")

    def fail() -> int:
        raise OSError("no paper")

    with pytest.raises(OSError, match="no paper"):
        store.get("k", fail)
    assert "k" not in store


def test_two_caches_of_one_name_are_refused() -> None:
    Cache("test twice")
    with pytest.raises(ValueError, match="already"):
        Cache("test twice")
    with pytest.raises(ValueError, match="room"):
        Cache("test none", entries=0)


def test_decorated_functions_keep_results_by_arguments() -> None:
    calls: list[tuple[int, int]] = []

    @cached("test decorated", entries=4)
    def add(a: int, b: int = 1) -> int:
        calls.append((a, b))
        return a + b

    assert [add(1), add(1), add(1, b=2), add(1, b=2)] == [2, 2, 3, 3]
    assert calls == [(1, 1), (1, 2)]


def test_no_cache_of_the_kit_grows_without_limit() -> None:
    """Draws far more different things than any cache may hold."""
    pygame.display.set_mode((200, 100))
    for i in range(4200):
        lettering.measure(str(i), "ui", 12)
    for i in range(1600):
        lettering.render(str(i), "ui", 12)
        lettering.wrap(f"words {i}", "text", 14, 60)
    for i in range(110):
        lettering.font("ui", 10 + i)
        patterns.tile("ichimatsu", 6, f"#{i:06x}")
    for i in range(420):
        crests.crest("sun", 8, f"#{i:06x}")
        slips.disc(8 + i % 50, f"#{i:06x}")
    for i in range(40):
        slips.slip(900, 900 + i, 1.0)
    full = {store.name: store for store in caches()}
    assert len(full["text widths"]) == full["text widths"].entries
    assert len(full["pattern tiles"]) == full["pattern tiles"].entries
    assert full["slips and planks"].bytes > 0.9 * full["slips and planks"].bytes_limit
    known = {store.name for store in caches()}
    assert {"fonts", "texts", "pattern tiles", "crests", "slips and planks", "grain tiles"} <= known
    for store in caches():
        assert len(store) <= store.entries, store.name
        assert store.bytes <= store.bytes_limit, store.name
    # all that the kit and one game may hold together, in the worst case (another game's table drops the first one's)
    limits: dict[str, int] = {}
    for store in caches():
        word = store.name.split()[0]
        owner = word if word in game_ids() else "test" if word.startswith("test") else "kit"
        limits[owner] = limits.get(owner, 0) + store.bytes_limit
    games = [limit for owner, limit in limits.items() if owner not in ("kit", "test")]
    assert limits["kit"] + max(games, default=0) < 600 * (1 << 20)


def test_the_caches_of_one_game_are_emptied_alone() -> None:
    one, other = Cache[int]("test-one things"), Cache[int]("test-oneness")
    for store in (one, other):
        store.get("x", lambda: 1)
    cache.clear_of("test-one")
    assert (len(one), len(other)) == (0, 1)


def test_a_new_size_drops_sized_pictures_but_not_tiles_and_fonts() -> None:
    pygame.display.set_mode((200, 100))
    slips.seal(60, 24, 1.0)
    lettering.font("ui", 17)
    held = {store.name: len(store) for store in caches()}
    assert held["slips and planks"]
    assert held["fonts"]
    clear_all()
    after = {store.name: len(store) for store in caches()}
    assert after["slips and planks"] == 0
    assert after["fonts"] == held["fonts"]
    assert cache.MEGABYTE == 1 << 20


def picture(size: tuple[int, int] = (40, 30), alpha: bool = True) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA if alpha else 0, 32)
    out.fill((200, 40, 20, 255))
    pygame.draw.circle(out, (10, 200, 90, 128 if alpha else 255), (20, 15), 9)
    return out


@pytest.mark.parametrize("alpha", [True, False])
def test_a_stored_picture_comes_back_the_same(tmp_path: Path, alpha: bool) -> None:
    pygame.display.set_mode((200, 100))
    store = Store(tmp_path / "new" / "folder")
    assert store.load("sea.back", (40, 30)) is None
    store.save("sea.back", picture(alpha=alpha))
    store.flush()
    back = store.load("sea.back", (40, 30))
    assert back is not None
    assert pygame.image.tobytes(back, "RGBA") == pygame.image.tobytes(picture(alpha=alpha), "RGBA")
    assert store.load("sea.back", (41, 30)) is None
    assert Store(store.folder, extra="another map").load("sea.back", (40, 30)) is None
    assert [f.suffix for f in store.folder.iterdir()] == [".png"]


@pytest.mark.parametrize("harm", ["empty", "cut", "text", "flipped", "other size", "folder"])
def test_a_damaged_picture_is_painted_anew(tmp_path: Path, harm: str) -> None:
    pygame.display.set_mode((200, 100))
    store = Store(tmp_path)
    file = store.path("sea.back", (40, 30))
    good = png(picture())
    if harm == "folder":
        file.mkdir()
    else:
        file.write_bytes(
            {
                "empty": b"",
                "cut": good[:-20],
                "text": b"not a picture at all, but long enough",
                "flipped": good[:60] + bytes([good[60] ^ 0xFF]) + good[61:],
                "other size": png(picture((9, 9))),
            }[harm]
        )
    assert store.load("sea.back", (40, 30)) is None
    store.save("sea.back", picture())
    store.flush()
    if harm != "folder":
        assert store.load("sea.back", (40, 30)) is not None


def test_the_folder_stays_within_its_limit_and_foreign_files_stay(tmp_path: Path) -> None:
    foreign = tmp_path / "holiday.png"
    foreign.write_bytes(b"x" * 5000)
    noisy = pygame.image.frombytes(os.urandom(40 * 40 * 3), (40, 40), "RGB")
    one = len(png(noisy))
    store = Store(tmp_path, megabytes=3.5 * one / (1 << 20))
    for i in range(8):
        store.save(f"p{i}", noisy)
        store.flush()
        os.utime(store.path(f"p{i}", (40, 40)), (i, i))
    kept = sorted(f.name.split("-")[0] for f in tmp_path.glob("p*.png"))
    assert kept == ["p5", "p6", "p7"]
    assert foreign.exists()


def test_a_folder_that_cannot_be_is_no_error(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    store = Store(blocker / "below")
    store.save("sea", picture())
    store.flush()
    assert store.load("sea", (40, 30)) is None
    with pytest.raises(ValueError, match="not a picture name"):
        store.path("../evil", (1, 1))


def test_the_version_is_a_digest_of_the_art() -> None:
    assert len(art_version()) == 16
    assert art_version() == art_version()
    assert theme().name


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in a folder")
def test_a_pipe_in_a_picture_s_place_is_removed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    file = store.path("sea", (4, 3))
    os.mkfifo(file)
    assert store.load("sea", (4, 3)) is None
    assert not file.exists()
