"""What Windows shows about the program in its file properties."""

from __future__ import annotations

from typing import Any


def numbers(version: str) -> tuple[int, int, int, int]:
    """Returns a version of up to three numbers as the four that Windows wants: 0.1.0 -> (0, 1, 0, 0)."""
    parts = [int(part) for part in version.split(".")]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def strings(version: str) -> dict[str, str]:
    """Returns the texts of the resource by name."""
    return {
        "CompanyName": "The Edo Table authors",
        "FileDescription": "Edo Table",
        "FileVersion": version,
        "InternalName": "edo-table",
        "LegalCopyright": "MIT licence; see LICENSE.txt and CREDITS.md",
        "OriginalFilename": "edo-table.exe",
        "ProductName": "Edo Table",
        "ProductVersion": version,
    }


def version_resource(version: str) -> Any:
    """Returns the resource in PyInstaller's form."""
    from PyInstaller.utils.win32 import versioninfo as info

    english_unicode = "040904B0"
    table = info.StringTable(english_unicode, [info.StringStruct(k, v) for k, v in strings(version).items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers(version), prodvers=numbers(version)),
        kids=[
            info.StringFileInfo([table]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 0x04B0])]),
        ],
    )
