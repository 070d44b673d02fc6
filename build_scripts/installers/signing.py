"""Signatures, where the environment names a certificate; without one everything is made unsigned."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from build_scripts.installers.tools import Missing, need, run

WINDOWS_FILE, WINDOWS_PASSWORD, WINDOWS_TIME = (
    "EDO_TABLE_WINDOWS_CERTIFICATE",
    "EDO_TABLE_WINDOWS_PASSWORD",
    "EDO_TABLE_WINDOWS_TIMESTAMP",
)
"""Variables: a .pfx file, its password, the address of a service that vouches for the time."""

MAC_IDENTITY = "EDO_TABLE_MAC_IDENTITY"
"""Variable: the name of a certificate in the keychain."""
MAC_NOTARY = ("EDO_TABLE_APPLE_ID", "EDO_TABLE_APPLE_TEAM", "EDO_TABLE_APPLE_PASSWORD")
"""Variables: the account that asks Apple to look the program over, its team, a password made for this."""


def given(*names: str, env: Mapping[str, str] = os.environ) -> list[str] | None:
    """Returns the values of variables, None unless all are there."""
    values = [env.get(name, "") for name in names]
    return values if all(values) else None


def signtool() -> str:
    """Returns where Windows' tool is; raises Missing."""
    kits = sorted(Path("C:/Program Files (x86)/Windows Kits/10/bin").glob("10.*/x64/signtool.exe"))
    found = shutil.which("signtool") or (str(kits[-1]) if kits else "")
    if not found:
        raise Missing("a certificate is given but signtool is not found; it comes with the Windows SDK")
    return found


def sign_for_windows(*files: Path) -> bool:
    """Signs programs; returns whether there was a certificate; raises Missing or Broken."""
    certificate = given(WINDOWS_FILE, WINDOWS_PASSWORD)
    if certificate is None:
        return False
    line = [signtool(), "sign", "/f", certificate[0], "/p", certificate[1], "/fd", "sha256"]
    vouching = given(WINDOWS_TIME)
    if vouching is not None:
        line += ["/tr", vouching[0], "/td", "sha256"]
    run([*line, *files])
    return True


def notarise(image: Path) -> bool:
    """Lets Apple look a signed .dmg over and staples the answer to it; returns whether there was an account."""
    account = given(*MAC_NOTARY)
    if account is None or given(MAC_IDENTITY) is None:
        return False
    (tool,) = need("xcrun")
    who = ["--apple-id", account[0], "--team-id", account[1], "--password", account[2]]
    run([tool, "notarytool", "submit", image, *who, "--wait"], seconds=3600)
    run([tool, "stapler", "staple", image])
    return True
