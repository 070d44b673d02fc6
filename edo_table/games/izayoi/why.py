"""Why something on the table cannot be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.messages import Message
from edo_table.games.izayoi.actions import spec_of
from edo_table.games.izayoi.options import holds_hidden
from edo_table.games.izayoi.state import ART, EMPTY, OVER, IzayoiState
from edo_table.games.izayoi.tables import Tables

HIDING, SHUFFLE = "special:hiding", "special:shuffle"


def why_not(
    tables: Tables, state: IzayoiState, legal: Sequence[int], selected: tuple[str, ...], target: str
) -> Message | None:
    """Return the reason in words, None when the target may be chosen after the selected ones or means nothing."""
    chosen = {*selected, target}
    if any(chosen <= set(spec_of(tables, code).targets) for code in legal):
        return None
    what, _, name = target.partition(":")
    step, seat = state.stack[-1]
    if what not in ("hand", "row", "laid", "special", "art", "deck", "discards", "tiles"):
        return None
    if step == OVER:
        return Message("izayoi.why.over")
    if step == ART:
        return _art(tables, state, what, name)
    if what == "art":
        return Message("izayoi.why.arts_chosen")
    if what == "special":
        return _special(tables, state, seat, selected, name)
    if what == "hand":
        return _hand(tables, state, seat, selected, name)
    if what in ("row", "laid"):
        return _row(tables, state, selected, name.partition(":")[0])
    return Message("izayoi.why.drawn_for_you") if what == "deck" else None


def _art(tables: Tables, state: IzayoiState, what: str, name: str) -> Message | None:
    if what != "art":
        return Message("izayoi.why.arts_first")
    if name in tables.art_ids and tables.art_ids.index(name) in state.arts:
        return Message("izayoi.why.art_taken", {"seat": state.arts.index(tables.art_ids.index(name))})
    return None


def _special(tables: Tables, state: IzayoiState, seat: int, selected: tuple[str, ...], name: str) -> Message | None:
    left = {"hiding": state.hidings, "shuffle": state.shuffles}.get(name)
    if left is None:
        return None
    if not left[seat]:
        is_hiding = name == "hiding"
        return Message("izayoi.why.hiding_used" if is_hiding else "izayoi.why.shuffle_used")
    if name == "shuffle" and any(target.startswith("row:") for target in selected):
        return Message("izayoi.why.shuffle_lays_nothing")
    if {HIDING, SHUFFLE} <= {*selected, f"special:{name}"}:
        return Message("izayoi.why.one_special")
    if name == "hiding" and f"hand:{tables.card_ids[tables.stop]}" in selected:
        return Message("izayoi.why.stop_stays_open")
    chosen = [row for row, ident in enumerate(tables.row_ids) if f"row:{ident}" in selected]
    if name == "hiding" and any(holds_hidden(state, row) for row in chosen):
        return Message("izayoi.why.one_face_down")
    return Message("izayoi.why.nothing_to_hide") if name == "hiding" else None


def _hand(tables: Tables, state: IzayoiState, seat: int, selected: tuple[str, ...], name: str) -> Message | None:
    kind = tables.kind_of.get(name)
    if kind is None or kind not in state.hands[seat]:
        return None
    if kind == tables.stop and HIDING in selected:
        return Message("izayoi.why.stop_stays_open")
    if any(target.startswith("hand:") for target in selected):
        return Message("izayoi.why.one_card")
    return None


def _row(tables: Tables, state: IzayoiState, selected: tuple[str, ...], name: str) -> Message | None:
    if name not in tables.row_ids:
        return None
    row = tables.row_ids.index(name)
    if state.row_tiles[row] == EMPTY:
        return Message("izayoi.why.no_tile")
    if SHUFFLE in selected:
        return Message("izayoi.why.shuffle_lays_nothing")
    if HIDING in selected and holds_hidden(state, row):
        return Message("izayoi.why.one_face_down")
    if any(target.startswith("row:") for target in selected):
        return Message("izayoi.why.one_row")
    if not any(target.startswith("hand:") for target in selected):
        return Message("izayoi.why.choose_card")
    return None
