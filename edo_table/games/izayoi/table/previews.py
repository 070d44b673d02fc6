"""What an option would do, before it is done: votes afterwards, who would get the tile, what stays unknown."""

from __future__ import annotations

import pygame

from edo_table.engine.actions import ActionSpec
from edo_table.games.izayoi.table import cards, choice
from edo_table.games.izayoi.table.counting import Count, count_row
from edo_table.games.izayoi.table.desk import STOP, Desk, row_of, seat_of
from edo_table.games.izayoi.table.places import where
from edo_table.ui.table.face import Point, Scene, Slip, SlipLine, Span
from edo_table.ui.table.seating import look, mark


def preview(desk: Desk, scene: Scene, option: ActionSpec) -> Slip | None:
    """The slip for an option of the open decision; None where there is nothing to foretell."""
    args = option.args
    if option.kind in ("place", "hide"):
        return _card_slip(desk, scene, str(args["card"]), str(args["row"]), is_hidden=option.kind == "hide")
    if option.kind == "shuffle":
        return _shuffle_slip(desk, scene, str(args["top"]))
    if option.kind == "choose_art":
        return _art_slip(desk, scene, str(args["art"]))
    return None


def icon(desk: Desk, tile: str, scale: float = 1.0) -> pygame.Surface:
    """A tile for a line of words."""
    return cards.tile(desk, tile, desk.metrics.fs(46) * scale)


def votes_spans(desk: Desk, scene: Scene, before: Count, after: Count) -> list[Span]:
    """Crest and votes of every seat with any, as spans of a line; `1→4` where they change."""
    spans: list[Span] = []
    for seat in range(len(scene.seats)):
        old, new = before.votes[seat], after.votes[seat]
        if old or new:
            spans.append(mark(desk.metrics, desk.theme, scene, seat))
            spans.append(str(old) if new == old else f"{old}→{new}")
    return spans


def _card_slip(desk: Desk, scene: Scene, card: str, row: str, *, is_hidden: bool) -> Slip | None:
    data = row_of(scene.view, row)
    if data is None or data["tile"] is None:
        return None
    at = where(desk, scene, f"laid:{row}:{len(data['cards'])}")
    if at is None:
        return None
    before = count_row(scene.view, data)
    after = count_row(scene.view, data, (card,))
    tile = desk.word("tile", data["tile"])
    lines: list[SlipLine] = []
    votes = votes_spans(desk, scene, before, after)
    lines.append(SlipLine((icon(desk, data["tile"]), *(votes or (desk.text("no_votes"),))), strong=True))
    left = int(data["left"]) - 1
    if card == STOP or left <= 0:
        lines.append(SlipLine((desk.text("judged_by_stop" if card == STOP else "judged_when_full"),)))
        lines.append(SlipLine((outcome(desk, scene, after, tile),)))
        if after.unknown:
            lines.append(SlipLine((desk.text("unknown_card"),)))
        else:
            lines += _standing(desk, scene, after.leader, int(data["points"]))
    else:
        lines.append(SlipLine((ahead(desk, scene, after),)))
        lines.append(SlipLine((desk.text("takes_more", n=left),)))
        if after.unknown:
            lines.append(SlipLine((desk.text("unknown_card"),)))
    if is_hidden and left > 0:
        lines.append(SlipLine((desk.text("hidden_from_others"),)))
    return Slip(tuple(lines), at, ("special-cards",) if is_hidden else ("judging",))


def outcome(desk: Desk, scene: Scene, votes: Count, tile: str) -> str:
    """Who would acquire a tile that is judged now, in words."""
    taker = votes.leader
    if taker is None:
        key = "would_be_struck" if votes.voted else "would_have_no_votes"
        return desk.text(key, tile=tile)
    if taker == scene.viewer:
        return desk.text("you_would_acquire", tile=tile)
    return desk.text("would_acquire", seat=look(scene, taker).name, tile=tile)


def ahead(desk: Desk, scene: Scene, votes: Count) -> str:
    """Who is ahead in a row that is not judged yet, in words."""
    taker = votes.leader
    if taker is None:
        return desk.text("all_struck" if votes.voted else "nobody_ahead")
    return desk.text("you_lead") if taker == scene.viewer else desk.text("leads", seat=look(scene, taker).name)


def _standing(desk: Desk, scene: Scene, taker: int | None, points: int) -> list[SlipLine]:
    """What it would mean for the viewer and the master, where one of them would get the tile."""
    viewer = scene.viewer
    if viewer is None or taker is None:
        return []
    seats = scene.view["seats"]
    served = seat_of(scene.view, seats[viewer]["master"])
    if served is None or served == viewer or taker not in (viewer, served):
        return []
    own = int(seats[viewer]["points"]) + (points if taker == viewer else 0)
    other = int(seats[served]["points"]) + (points if taker == served else 0)
    key = "then_insolent" if own >= other else "then_safe"
    return [SlipLine((desk.text(key, own=own, master=other),))]


def _shuffle_slip(desk: Desk, scene: Scene, top: str) -> Slip | None:
    at = where(desk, scene, f"hand:{top}")
    if at is None or scene.viewer is None:
        return None
    count = int(scene.view["seats"][scene.viewer]["hand_size"])
    picture = cards.card(desk, scene, top, desk.metrics.fs(52))
    lines = (
        SlipLine((picture, desk.text("throws_away", n=count)), strong=True),
        SlipLine((desk.text("only_top_seen", card=desk.word("card", top)),)),
    )
    return Slip(lines, at, ("special-cards",))


def _art_slip(desk: Desk, scene: Scene, art: str) -> Slip | None:
    offer = next((offer for offer in choice.offers(desk, scene) if offer.art == art), None)
    if offer is None:
        return None
    at: Point = (offer.rect.centerx, offer.rect.bottom - offer.rect.h * 0.2)
    lines = (
        SlipLine((desk.word("art", art),), strong=True),
        SlipLine((desk.word("art_help", art),)),
        SlipLine((desk.text("art_votes", art=desk.word("art", art)),)),
    )
    return Slip(lines, at, ("preparing",))
