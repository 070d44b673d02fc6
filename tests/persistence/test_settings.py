"""Settings: defaults, damaged files, changes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from edo_table.persistence.errors import SettingsError
from edo_table.persistence.settings import (
    Profile,
    Settings,
    SettingsStore,
    changed,
    choices,
    limits,
    load_settings,
    save_settings,
    value_of,
)


def written(folder: Path, document: Any) -> Path:
    path = folder / "settings.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return path


def test_without_a_file_there_are_defaults_and_no_words(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), [])
    assert list(tmp_path.iterdir()) == []
    assert Settings().play.ai_seconds == 1.5
    assert Settings().display.ui_scale == 0
    assert Settings().play.end_turn_confirm == "when_actions_left"


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    settings = changed(
        Settings(),
        {
            "language": "ja",
            "display.window_size": (1920, 1080),
            "display.window_position": (-5, 20),
            "display.ui_scale": 1.25,
            "sound.music": 0,
            "play.profiles": [{"name": "Ōkubo 大久保", "colour": "shu", "controller": "expert"}],
            "play.last_setup": {"pearls": {"players": 3, "options": {"start": "random"}}},
            "advanced.video_driver": "wayland",
        },
    )
    path = tmp_path / "ordner 設定" / "settings.json"
    save_settings(path, settings)
    assert load_settings(path) == (settings, [])
    assert settings.play.profiles == (Profile(name="Ōkubo 大久保", colour="shu", controller="expert"),)


def test_only_what_is_wrong_becomes_its_default(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        {
            "language": 7,
            "display": {"palette": "rainbow", "text_scale": 1.3, "ui_scale": 5, "window_size": [0, 700]},
            "sound": "loud",
            "play": {"ai_seconds": 1e9, "show_hints": False, "profiles": [{"name": "A"}, {"name": 3}]},
            "advanced": {"video_driver": "x11", "from_the_future": 1},
        },
    )
    before = path.read_bytes()
    settings, messages = load_settings(path)
    assert settings == changed(
        Settings(), {"display.text_scale": 1.3, "play.show_hints": False, "advanced.video_driver": "x11"}
    )
    for name in ("language", "display.palette", "display.ui_scale", "display.window_size", "sound", "play.ai_seconds"):
        assert any(f"“{name}”" in message for message in messages), name
    assert path.read_bytes() == before
    assert (tmp_path / "settings.json.broken").read_bytes() == before
    assert "settings.json.broken" in messages[-1]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"a": NaN}', "\x00" * 50, "[" * 100_000, '{"sound": {"master": 1e999}}']
)
def test_a_broken_file_is_kept_beside_and_the_defaults_are_used(tmp_path: Path, text: str) -> None:
    path = written(tmp_path, text)
    settings, messages = load_settings(path)
    assert settings == Settings()
    assert len(messages) == 2
    assert path.read_text(encoding="utf-8") == text
    assert (tmp_path / "settings.json.broken").read_text(encoding="utf-8") == text
    store = SettingsStore(path)
    store.change({"sound.mute": True})
    assert load_settings(path) == (changed(Settings(), {"sound.mute": True}), [])
    assert (tmp_path / "settings.json.broken").read_text(encoding="utf-8") == text


def test_an_absurdly_large_file_and_a_folder_in_its_place_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b" " * (3 << 20))
    assert load_settings(path)[0] == Settings()
    (tmp_path / "folder").mkdir()
    settings, messages = load_settings(tmp_path / "folder")
    assert settings == Settings()
    assert len(messages) == 1


def test_a_file_saved_by_an_editor_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xef\xbb\xbf" + b'{"language": "de"}')
    assert load_settings(path) == (changed(Settings(), {"language": "de"}), [])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
GROUPS = Settings().model_dump()


@hypothesis_settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.fixed_dictionaries(
        {},
        optional={
            group: st.fixed_dictionaries({}, optional=dict.fromkeys(value, JSON)) | JSON
            if isinstance(value, dict)
            else JSON
            for group, value in GROUPS.items()
        },
    )
)
def test_any_file_gives_settings(tmp_path: Path, document: dict[str, Any]) -> None:
    path = written(tmp_path, document)
    settings, _ = load_settings(path)
    save_settings(path, settings)
    assert load_settings(path) == (settings, [])


def test_changes_are_checked(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    for name, value in {
        "sound.master": 1.5,
        "display.palette": "rainbow",
        "display.text_scale": "wide",
        "display.ui_scale": 0.5,
        "play.ai_seconds": float("nan"),
        "play.last_setup": {"pearls": 3},
        "language": "../x",
    }.items():
        with pytest.raises(SettingsError) as caught:
            store.change({name: value})
        assert name.split(".")[-1] in caught.value.message
    with pytest.raises(SettingsError) as caught:
        store.change({"display.palete": "mono"})
    assert "display.palette" in caught.value.hint
    with pytest.raises(SettingsError):
        store.change({"display": {}})
    assert store.settings == Settings()
    assert list(tmp_path.iterdir()) == []


def test_texts_are_read_as_the_kind_demands() -> None:
    settings = changed(Settings(), {"display.high_contrast": "true", "display.ui_scale": "1.5", "sound.music": "0"})
    assert (settings.display.high_contrast, settings.display.ui_scale, settings.sound.music) == (True, 1.5, 0)


def test_a_change_is_written_and_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    told: list[tuple[float, frozenset[str]]] = []
    stop = store.subscribe(lambda settings, names: told.append((settings.sound.music, names)))
    assert store.change({"sound.music": 0.2, "sound.mute": False}) == {"sound.music"}
    assert load_settings(path)[0].sound.music == 0.2
    assert store.change({"sound.music": 0.2}) == frozenset()
    store.change({"sound.music": 0.3}, write=False)
    assert load_settings(path)[0].sound.music == 0.2
    store.save()
    assert load_settings(path)[0].sound.music == 0.3
    stop()
    stop()
    store.change({"sound.music": 0.4})
    assert told == [(0.2, frozenset({"sound.music"})), (0.3, frozenset({"sound.music"}))]


def test_a_listener_may_change_settings_and_leave(tmp_path: Path) -> None:
    store = SettingsStore(None)
    seen: list[str] = []

    def once(settings: Settings, names: frozenset[str]) -> None:
        stop()
        seen.extend(sorted(names))
        store.change({"display.motion": "reduced"})

    stop = store.subscribe(once)
    store.subscribe(lambda _, names: seen.extend(sorted(names)))
    store.change({"sound.mute": True})
    assert store.settings.display.motion == "reduced"
    assert seen == ["sound.mute", "display.motion", "sound.mute"]
    assert store.problem is None


def test_reset_leaves_what_is_remembered_of_the_last_game() -> None:
    store = SettingsStore(None)
    store.change({"play.last_game": "pearls", "sound.mute": True, "display.text_scale": 1.5})
    assert store.reset("sound.mute") == {"sound.mute"}
    assert store.reset() == {"display.text_scale"}
    assert store.settings.play.last_game == "pearls"


def test_a_disk_that_refuses_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    assert store.change({"sound.mute": True})
    assert store.settings.sound.mute
    assert store.problem is not None
    assert "cannot be written" in store.problem.message


def test_a_settings_screen_can_ask_what_there_is_to_choose() -> None:
    assert choices("display.palette") == ("default", "deutan", "protan", "tritan", "mono")
    assert choices("sound.mute") == ()
    assert choices("display.window_size") == ()
    assert limits("sound.music") == (0, 1)
    assert limits("play.ai_seconds") == (0.1, 10)
    assert limits("display.motion") is None
    assert value_of(Settings(), "play.end_turn_confirm") == "when_actions_left"
    with pytest.raises(SettingsError):
        limits("display")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in a folder")
def test_a_pipe_in_the_file_s_place_does_not_hold_the_program_up(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    store = SettingsStore(path)
    assert "no ordinary file" in store.messages[0]
    store.change({"display.fullscreen": True})
    assert store.settings.display.fullscreen
    assert path.is_fifo(), "what is no file of ours stays as it is"
