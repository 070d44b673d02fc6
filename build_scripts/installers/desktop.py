"""What a Linux desktop wants to know: menu entry, icons, file type, software centre, manual page; one `share` tree."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from build_scripts.installers.manual import manual_page
from build_scripts.installers.product import (
    COMPONENT,
    DESCRIPTION,
    MAKER,
    PROGRAM,
    PUBLIC_NAME,
    SAVE_ENDING,
    SAVE_TYPE,
    SUMMARY,
    build_time,
)

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def exec_word(path: str) -> str:
    """Returns a path as the first word of an Exec line: quoted, with the signs escaped that the standard names."""
    quoted = "".join(f"\\{sign}" if sign in '\\"`$' else sign for sign in path).replace("\\", "\\\\")
    return f'"{quoted}"'.replace("%", "%%")


def menu_entry(executable: str) -> str:
    """Returns the desktop entry that starts an executable."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.1",
        f"Name={PUBLIC_NAME}",
        "Name[ja]=江戸テーブル",
        "GenericName=Board Games",
        "GenericName[ja]=ボードゲーム",
        f"Comment={SUMMARY['en']}",
        f"Comment[ja]={SUMMARY['ja']}",
        f"Exec={exec_word(executable)} %f",
        f"Icon={PROGRAM}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        "Keywords=board;game;samurai;izayoi;japan;",
        f"MimeType={SAVE_TYPE};",
        f"StartupWMClass={PROGRAM}",
    ]
    return "\n".join(lines) + "\n"


def file_type() -> str:
    """Returns the shared-mime-info description of a saved game; its icon is the program's."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{SAVE_TYPE}">
    <sub-class-of type="application/zip"/>
    <comment>{PUBLIC_NAME} saved game</comment>
    <comment xml:lang="ja">江戸テーブルの棋譜</comment>
    <icon name="{PROGRAM}"/>
    <glob pattern="*.{SAVE_ENDING}" weight="60"/>
  </mime-type>
</mime-info>
"""


def component(version: str) -> str:
    """Returns the AppStream description for software centres."""
    paragraphs = "\n".join(f"    <p>{escape(text)}</p>" for text in DESCRIPTION)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{COMPONENT}</id>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT AND OFL-1.1</project_license>
  <name>{PUBLIC_NAME}</name>
  <name xml:lang="ja">江戸テーブル</name>
  <summary>{SUMMARY["en"]}</summary>
  <summary xml:lang="ja">{SUMMARY["ja"]}</summary>
  <developer_name>{MAKER}</developer_name>
  <description>
{paragraphs}
  </description>
  <launchable type="desktop-id">{PROGRAM}.desktop</launchable>
  <icon type="stock">{PROGRAM}</icon>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <provides>
    <binary>{PROGRAM}</binary>
    <mediatype>{SAVE_TYPE}</mediatype>
  </provides>
  <recommends>
    <control>pointing</control>
    <control>keyboard</control>
  </recommends>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{version}" date="{build_time():%Y-%m-%d}"/>
  </releases>
</component>
"""


def zipped(data: bytes) -> bytes:
    """Returns gzip of data without name and time, so that the same text gives the same file."""
    return gzip.compress(data, 9, mtime=0)


def write_icons(hicolor: Path) -> None:
    """Writes the drawing and its pictures in all sizes into an icon theme's folder."""
    from build_scripts.icon import DRAWING, png

    for size in ICON_SIZES:
        _write(hicolor / f"{size}x{size}" / "apps" / f"{PROGRAM}.png", png(size))
    scalable = hicolor / "scalable" / "apps" / f"{PROGRAM}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(DRAWING, scalable)


def write_share(share: Path, executable: str, version: str) -> None:
    """Writes everything of this module into a folder that has the layout of /usr/share."""
    texts = {
        f"applications/{PROGRAM}.desktop": menu_entry(executable),
        f"mime/packages/{PROGRAM}.xml": file_type(),
        f"metainfo/{COMPONENT}.metainfo.xml": component(version),
    }
    for name, text in texts.items():
        _write(share / name, text.encode())
    _write(share / "man" / "man6" / f"{PROGRAM}.6.gz", zipped(manual_page(version).encode()))
    write_icons(share / "icons" / "hicolor")


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
