"""Settings every test runs under: no screen, no sound device, no user folder touched."""

import atexit
import os
import shutil
import tempfile

import pytest

# What tests of several games assert tells its values as they do.
pytest.register_assert_rewrite("tests.games", "tests.app")

# Before anything imports pygame or asks for the user's folders.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["EDO_TABLE_HOME"] = tempfile.mkdtemp(prefix="edo-table-tests-")
atexit.register(shutil.rmtree, os.environ["EDO_TABLE_HOME"], ignore_errors=True)
