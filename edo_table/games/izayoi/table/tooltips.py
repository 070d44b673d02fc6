"""What a thing on the table is, in words and small pictures."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.counting import count_row
from edo_table.games.izayoi.table.desk import STOP, Desk, row_of, seat_of, split
from edo_table.games.izayoi.table.places import where
from edo_table.games.izayoi.table.previews import ahead, icon, votes_spans
from edo_table.ui.table.face import Point, Scene, Slip, SlipLine
from edo_table.ui.table.seating import look, mark

_Teller = Callable[[Desk, Scene, str, Point], Slip | None]


def tooltip(desk: Desk, scene: Scene, target: str) -> Slip | None:
    """The slip for a target; None when there is nothing to say."""
    at = where(desk, scene, target)
    kind, _, rest = target.partition(":")
    tell = _TELLERS.get(kind)
    return None if at is None or tell is None else tell(desk, scene, rest, at)


def _lines(*texts: str) -> list[SlipLine]:
    return [SlipLine((text,)) for text in texts if text]


def _tile_head(desk: Desk, tile: str) -> list[SlipLine]:
    """A tile's name with its points, and its introduction."""
    points = desk.text("points", n=desk.points.get(tile, 0))
    head = desk.text("name_and_points", name=desk.word("tile", tile), points=points)
    return [SlipLine((icon(desk, tile, 1.7), head), strong=True), *_lines(desk.word("tile_help", tile))]


def _row(desk: Desk, scene: Scene, row: str, at: Point) -> Slip | None:
    data = row_of(scene.view, row)
    if data is None:
        return None
    if data["tile"] is None:
        return Slip(tuple(_lines(desk.text("row_empty"))), at, ("judging",))
    lines = _tile_head(desk, data["tile"])
    votes = count_row(scene.view, data)
    if votes.voted:
        lines.append(SlipLine(tuple(votes_spans(desk, scene, votes, votes)), strong=True))
    if data["cards"]:
        lines += _lines(ahead(desk, scene, votes))
    if votes.unknown:
        lines += _lines(desk.text("unknown_card"))
    lines += _lines(desk.text("takes_more", n=int(data["left"])))
    return Slip(tuple(lines), at, ("judging",))


def _laid(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    row, _, number = rest.partition(":")
    data = row_of(scene.view, row)
    if data is None or not number.isdecimal() or int(number) >= len(data["cards"]):
        return None
    laid = data["cards"][int(number)]
    picture = cards.laid(desk, scene, laid["card"], desk.metrics.fs(56), is_hidden=laid["hidden"])
    name = desk.word("card", laid["card"]) if laid["card"] is not None else desk.text("face_down_card")
    lines = [SlipLine((picture, name[:1].upper() + name[1:]), strong=True)]
    if laid["card"] is not None:
        lines += _card_help(desk, scene, laid["card"])
    lines.append(
        SlipLine((mark(desk.metrics, desk.theme, scene, laid["seat"]),
                  desk.text("laid_by", seat=look(scene, laid["seat"]).name)))
    )  # fmt: skip
    if laid["hidden"]:
        lines += _lines(desk.text("turned_up_later"))
    return Slip(tuple(lines), at, ("special-cards" if laid["hidden"] else "judging",))


def _card_help(desk: Desk, scene: Scene, card: str) -> list[SlipLine]:
    """Whose votes a card brings."""
    if card == STOP:
        return _lines(desk.text("stop_help"))
    art, votes = split(card)
    seat = seat_of(scene.view, art)
    if seat is None:
        return []
    key = "votes_for_you" if seat == scene.viewer else "votes_for"
    words = desk.text(key, n=votes, seat=look(scene, seat).name)
    return [SlipLine((mark(desk.metrics, desk.theme, scene, seat), words))]


def _hand(desk: Desk, scene: Scene, card: str, at: Point) -> Slip:
    lines = [SlipLine((desk.word("card", card),), strong=True), *_card_help(desk, scene, card)]
    return Slip(tuple(lines), at, ("stop",) if card == STOP else ("turn",))


def _special(desk: Desk, scene: Scene, kind: str, at: Point) -> Slip | None:
    if scene.viewer is None:
        return None
    has = scene.view["seats"][scene.viewer][f"has_{kind}"]
    lines = [SlipLine((desk.word("special", kind),), strong=True), *_lines(desk.text(f"{kind}_help"))]
    lines += _lines(desk.text("once_a_game" if has else "used_up"))
    return Slip(tuple(lines), at, ("special-cards",))


def _art(desk: Desk, scene: Scene, art: str, at: Point) -> Slip:
    seat = seat_of(scene.view, art)
    lines = [SlipLine((desk.word("art", art),), strong=True), *_lines(desk.word("art_help", art))]
    if seat is not None:
        lines += _lines(desk.text("followed_by", seat=look(scene, seat).name))
    return Slip(tuple(lines), at, ("preparing",))


def _seat(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = int(rest) if rest.isdecimal() else -1
    if not 0 <= seat < len(scene.seats):
        return None
    shown, data = look(scene, seat), scene.view["seats"][seat]
    head = desk.text("name_and_player", seat=shown.name, player=shown.caption)
    lines = [SlipLine((mark(desk.metrics, desk.theme, scene, seat), head), strong=True)]
    if data["art"] is not None:
        lines += _lines(desk.text("follows", art=desk.word("art", data["art"])))
    if scene.view["phase"] != "arts":
        lines += _lines(
            desk.text("has_points", n=int(data["points"]), tiles=len(data["tiles"])),
            desk.text("holds_cards", n=int(data["hand_size"])),
        )
        left = [desk.word("special", kind) for kind in ("hiding", "shuffle") if data[f"has_{kind}"]]
        lines += _lines(desk.text("specials_left", cards=desk.words.join(left)) if left else desk.text("none_left"))
    return Slip(tuple(lines), at, ("pieces",))


def _master(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = int(rest) if rest.isdecimal() else -1
    if not 0 <= seat < len(scene.seats):
        return None
    data, view = scene.view["seats"][seat], scene.view
    serves = seat_of(view, data["master"])
    if serves is None:
        key = "own_master_down" if seat == scene.viewer else "master_down"
        return Slip(tuple(_lines(desk.text(key, seat=look(scene, seat).name))), at, ("winner",))
    name = look(scene, serves).name
    is_own = seat == scene.viewer
    if serves == seat:
        head = desk.text("you_are_master") if is_own else desk.text("is_own_master", seat=look(scene, seat).name)
        return Slip((SlipLine((head,), strong=True), *_lines(desk.text("never_insolent"))), at, ("winner",))
    head = (
        desk.text("you_serve", seat=name) if is_own else desk.text("serves", seat=look(scene, seat).name, master=name)
    )
    own, other = int(data["points"]), int(view["seats"][serves]["points"])
    key = "now_insolent" if own >= other else "now_safe"
    lines = [
        SlipLine((mark(desk.metrics, desk.theme, scene, serves), head), strong=True),
        *_lines(desk.text(key, own=own, master=other)),
    ]
    if view["phase"] != "over":
        lines += _lines(desk.text("stay_below"))
    return Slip(tuple(lines), at, ("winner",))


def _won(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    seat, _, tile = rest.partition(":")
    lines = _tile_head(desk, tile)
    lines.append(
        SlipLine((mark(desk.metrics, desk.theme, scene, int(seat)),
                  desk.text("acquired_by", seat=look(scene, int(seat)).name)))
    )  # fmt: skip
    return Slip(tuple(lines), at, ("treasures",))


def _pile(kind: str) -> _Teller:
    def tell(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
        view = scene.view
        lines = [SlipLine((desk.text(f"pile_{kind}"),), strong=True)]
        if kind == "deck":
            lines += _lines(desk.text("deck_help", n=int(view["deck"])))
        elif kind == "discards":
            lines += _lines(desk.text("discards_help", n=int(view["discards"])))
            if view["top"] is not None:
                picture = cards.card(desk, scene, view["top"], desk.metrics.fs(52))
                lines.append(SlipLine((picture, desk.text("on_top", card=desk.word("card", view["top"])))))
        elif kind == "tiles":
            lines += _lines(desk.text("tiles_help", n=int(view["tile_deck"])))
        else:
            gone = view["tiles_gone"]
            lines += _lines(desk.text("gone_help", n=len(gone)))
            lines += [SlipLine(tuple(icon(desk, tile) for tile in gone[n : n + 6])) for n in range(0, len(gone), 6)]
        return Slip(tuple(lines), at, ("turn",))

    return tell


def _info(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    return Slip((SlipLine((desk.text("memo"),), strong=True), *_lines(desk.text("memo_help"))), at, ("turn",))


def _title(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    head = SlipLine((desk.words.text("izayoi.title"),), strong=True)
    return Slip((head, *_lines(desk.text("title_help"))), at)


_TELLERS: dict[str, _Teller] = {
    "row": _row,
    "laid": _laid,
    "hand": _hand,
    "special": _special,
    "art": _art,
    "seat": _seat,
    "master": _master,
    "won": _won,
    "deck": _pile("deck"),
    "discards": _pile("discards"),
    "tiles": _pile("tiles"),
    "gone": _pile("gone"),
    "info": _info,
    "title": _title,
}
