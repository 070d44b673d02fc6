"""What a thing on the table is, in words and small pictures."""

from __future__ import annotations

from edo_table.games.samurai.content import TokenKind
from edo_table.games.samurai.table import pieces, places, tokens
from edo_table.games.samurai.table.desk import Desk
from edo_table.games.samurai.table.previews import icon, leader, strengths
from edo_table.ui.table.face import Scene, Slip, SlipLine, Span
from edo_table.ui.table.seating import look, mark, style


def tooltip(desk: Desk, scene: Scene, target: str) -> Slip | None:
    """The slip for a target; None when there is nothing to say."""
    at = places.where(desk, scene, target)
    if at is None:
        return None
    kind, _, rest = target.partition(":")
    if kind in ("hand", "pool", "chosen", "lifted"):
        return _own_token(desk, scene, rest, at, kind)
    if kind == "token":
        return _laid_token(desk, scene, rest, at)
    if kind == "figure":
        settlement, _, figure = rest.rpartition(":")
        return _figure(desk, scene, settlement, figure, at)
    if kind in ("settlement", "place"):
        return _settlement(desk, scene, rest, at)
    if kind == "space":
        return Slip((SlipLine((_capital(desk.place_name(rest)),)),), at)
    if kind == "supply":
        count = int(scene.view["supply"].get(rest, 0))
        lines = (
            SlipLine((icon(desk, rest), desk.word("figures", rest)), strong=True),
            SlipLine((desk.text("still_to_place", n=count),)),
        )
        return Slip(lines, at, ("preparing",))
    if kind == "seat":
        return _seat(desk, scene, int(rest), at)
    if kind == "info":
        return _info(desk, scene, at)
    return None


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _own_token(desk: Desk, scene: Scene, token: str, at: tuple[float, float], sort: str) -> Slip:
    kind = desk.kind(token)
    lines = [
        SlipLine((desk.word("token", token),), strong=True),
        SlipLine((desk.word("token_help", kind.symbol),)),
        SlipLine((desk.text("any_number" if kind.is_character else "one_a_turn"),)),
    ]
    if sort == "chosen":
        lines.append(SlipLine((desk.text("chosen"),)))
    own = scene.view["plain_used"] and scene.view["to_move"] == scene.viewer
    if sort == "hand" and own and not kind.is_character:
        lines.append(SlipLine((desk.text("plain_used"),)))
    return Slip(tuple(lines), at, ("exchanges" if kind.effect != "place" else "pieces",))


def _laid_token(desk: Desk, scene: Scene, space: str, at: tuple[float, float]) -> Slip | None:
    laid = scene.view["board"].get(space)
    if laid is None:
        return None
    kind: TokenKind = desk.kind(laid["token"])
    small = tokens.token(
        kind, style(desk.theme, scene, laid["seat"]), desk.metrics.fs(22), desk.tilt, desk.theme.has_grain
    )
    head: tuple[Span, ...] = (
        small,
        desk.text("token_of_seat", token=desk.word("token", laid["token"]), seat=look(scene, laid["seat"]).name),
    )
    lines = [SlipLine(head, strong=True)]
    if kind.strength:
        lines.append(SlipLine((desk.word("token_help", kind.symbol),)))
    lines.append(SlipLine((_capital(desk.place_name(space)),)))
    return Slip(tuple(lines), at, ("capture",))


def _figure(desk: Desk, scene: Scene, settlement: str, kind: str, at: tuple[float, float]) -> Slip | None:
    stand = pieces.find_stand(desk, scene.view, settlement, kind)
    if stand is None:
        return None
    head = SlipLine(
        (icon(desk, kind), desk.text("figure_of", figure=desk.word("figure", kind), place=desk.place_name(settlement))),
        strong=True,
    )
    if stand.is_gone:
        if isinstance(stand.taker, int):
            taken: SlipLine = SlipLine(
                (
                    mark(desk.metrics, desk.theme, scene, stand.taker),
                    desk.text("taken_by", seat=look(scene, stand.taker).name),
                )
            )
        else:
            taken = SlipLine((desk.text("was_tied" if stand.taker is None else "was_taken"),))
        return Slip((head, taken), at, ("capture",))
    around = scene.view["influence"][settlement][kind]
    lines = [head, SlipLine(tuple(strengths(desk, scene, around)), strong=True)]
    open_land = _open_land(desk, scene, settlement)
    first = leader(around)
    if first is not None:
        lines.append(
            SlipLine((mark(desk.metrics, desk.theme, scene, first), desk.text("leads", seat=look(scene, first).name)))
        )
    elif any(around):
        lines.append(SlipLine((desk.text("level"),)))
    lines.append(SlipLine((desk.text("open_land", n=open_land),)))
    return Slip(tuple(lines), at, ("capture",))


def _open_land(desk: Desk, scene: Scene, settlement: str) -> int:
    which = desk.map.settlement_of[desk.home.map.index[settlement]]
    return sum(desk.map.spaces[space] not in scene.view["board"] for space in desk.map.land_neighbours[which])


def _settlement(desk: Desk, scene: Scene, settlement: str, at: tuple[float, float]) -> Slip:
    space = desk.home.map.index[settlement]
    kind = desk.map.kind[space]
    lines = [
        SlipLine(
            (desk.text("settlement_kind", place=desk.place_name(settlement), kind=desk.word("kind", kind)),),
            strong=True,
        )
    ]
    for figure in scene.view["figures"].get(settlement, ()):
        around = scene.view["influence"].get(settlement, {}).get(figure)
        if around is not None:
            lines.append(SlipLine((icon(desk, figure, 0.9), *strengths(desk, scene, around))))
    holds = desk.map.places[desk.map.settlement_of[space]]
    if scene.view["phase"] in ("choose", "place"):
        free = holds - len(scene.view["figures"].get(settlement, ()))
        lines.append(SlipLine((desk.text("holds", n=holds, free=free),)))
    elif not scene.view["figures"].get(settlement):
        lines.append(SlipLine((desk.text("emptied"),)))
    else:
        lines.append(SlipLine((desk.text("open_land", n=_open_land(desk, scene, settlement)),)))
    return Slip(tuple(lines), at, ("capture",))


def _seat(desk: Desk, scene: Scene, seat: int, at: tuple[float, float]) -> Slip | None:
    if not 0 <= seat < len(scene.seats):
        return None
    shown, data = look(scene, seat), scene.view["seats"][seat]
    lines = [
        SlipLine(
            (
                mark(desk.metrics, desk.theme, scene, seat),
                desk.text("name_and_player", seat=shown.name, player=shown.caption),
            ),
            strong=True,
        )
    ]
    if scene.view["phase"] != "choose":
        lines.append(SlipLine((desk.text("hand_and_supply", hand=data["hand_size"], supply=data["supply"]),)))
    if data["captured"] is None:
        lines.append(SlipLine((desk.text("behind_screen"),)))
    else:
        lines.append(
            SlipLine(
                tuple(span for kind, count in data["captured"].items() for span in (icon(desk, kind, 0.8), str(count)))
            )
        )
    if data["supply_tokens"] and scene.view["phase"] != "choose":
        names = [
            f"{desk.word('token', token)}{f' ×{count}' if count > 1 else ''}"
            for token, count in data["supply_tokens"].items()
        ]
        lines.append(SlipLine((desk.text("still_to_draw", tokens=desk.words.join(names)),)))
    return Slip(tuple(lines), at, ("pieces",))


def _info(desk: Desk, scene: Scene, at: tuple[float, float]) -> Slip:
    view = scene.view
    if view["phase"] in ("choose", "place"):
        return Slip(
            (SlipLine((desk.text("to_place"),), strong=True), SlipLine((desk.text("cities_first"),))),
            at,
            ("preparing",),
        )
    lines = [
        SlipLine((desk.text("end_title"),), strong=True),
        SlipLine((desk.text("ends_when", n=int(view["ties_to_end"])),)),
        SlipLine((desk.text("turn_finished"),)),
    ]
    return Slip(tuple(lines), at, ("end",))
