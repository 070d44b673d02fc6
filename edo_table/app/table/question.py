"""What the decision bar says: the question that is open, or what is happening just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen
    from edo_table.engine.decisions import Decision


def bar_words(table: TableScreen) -> tuple[str, str]:
    """Return the bar's sentence and the smaller line below it, which may be empty.

    While pieces move, the sentence tells what they do; while somebody thinks, the line below tells what was done last.
    """
    text, session = table.context.text, table.session
    decision = session.decision
    told = table.showing.told
    if not table.showing.is_caught_up and told:
        return told, ""
    if decision is None:
        return text("table.over"), ""
    if session.awaits_person and table.showing.is_caught_up:
        return _open_question(table, decision)
    seat = session.match.seats[decision.seat]
    sentence = text("table.waiting" if seat.is_human else "table.thinking", name=seat.name)
    return sentence, text("table.trouble") if session.trouble else told


def _open_question(table: TableScreen, decision: Decision) -> tuple[str, str]:
    """Return what is asked: what is still to be chosen once something is selected, else the whole question.

    The texts are `<game>.decision.<kind>`, with `.more` for the line below and `.done` for both where buttons are all
    that is left; and `<game>.choosing.<action>.<target>` for an action of which such a target has been selected.
    """
    catalogue, game = table.context.catalogue, table.session.match.game.id
    key = f"{game}.decision.{decision.kind}"
    more = catalogue.text(f"{key}.more") if catalogue.has(f"{key}.more") else ""
    if _has_buttons_only(table) and catalogue.has(f"{key}.done"):
        return catalogue.text(f"{key}.done"), ""
    return _rest_of_choice(table) or table.phrases.decision(decision.kind, decision.args), more


def _has_buttons_only(table: TableScreen) -> bool:
    options = table.selection.options
    return bool(options) and len(options) == len(table.selection.buttons())


def _rest_of_choice(table: TableScreen) -> str:
    """Return what is to be chosen next, empty while nothing is selected or the game has no words for it."""
    selection = table.selection
    left = selection.remaining()
    if not selection.selected:
        return ""
    if len({option.kind for option in left}) > 1:  # what begins with the first thing selected is what is meant
        left = [option for option in left if option.targets[0] == selection.selected[0]]
    kinds = {option.kind for option in left}
    if len(kinds) != 1:
        return ""
    target = selection.selected[-1]
    key = f"{table.session.match.game.id}.choosing.{kinds.pop()}.{target.partition(':')[0]}"
    place = next((place for place in table.places() if place.target == target), None)
    if place is None or not table.context.catalogue.has(key):
        return ""
    return table.context.catalogue.text(key, what=place.label)
